/** What stands in an address, as it was meant; where somebody mistyped it, as it stands there. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
