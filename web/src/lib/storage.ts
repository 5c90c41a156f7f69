/* JSON in the browser's storage, which some browsers block or limit. */

/** Return the stored value, or null if there is none or it can't be read. */
export function readStored(key: string, storage: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Store a value. If the browser refuses, the value lasts as long as the page. */
export function store(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // The browser blocks storage, or it is full.
  }
}
