/* Prints of drawings: a picture with lines, masks and lights becomes one of plain pixels, made beside the page's own work
 * and one at a time, when the page has nothing else to do. */

const WIDE = 300; // as a drawing is; larger than a card on any table
const SHARPEST = 2;

const SOON = 100; // milliseconds: what lies on the table is printed then even if the page is never idle

let last: Promise<unknown> = Promise.resolve();

/** Where the print of a drawing is; null where the browser cannot make one. */
export function print(drawing: string): Promise<string | null> {
  const made = last
    .then(() => quiet(SOON))
    .then(() => pressed(drawing))
    .catch(() => null);
  last = made;
  return made;
}

/** When the page has nothing to do, or after so many milliseconds; without any: only then. */
export function quiet(timeout?: number): Promise<void> {
  return new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => done(), timeout ? { timeout } : {})
      : setTimeout(done, timeout ?? 500),
  );
}

async function pressed(drawing: string): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const sharp = Math.min(SHARPEST, Math.max(1, devicePixelRatio));
  const [wide, high] = [
    Math.round(WIDE * sharp),
    Math.round((WIDE * sharp * image.naturalHeight) / image.naturalWidth),
  ];
  const bitmap = await createImageBitmap(image, { resizeWidth: wide, resizeHeight: high, resizeQuality: 'high' });
  const sheet = new OffscreenCanvas(wide, high);
  sheet.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  const url = URL.createObjectURL(await sheet.convertToBlob({ type: 'image/webp', quality: 0.92 }));
  const seen = new Image(); // what is shown in its place is ready at once
  seen.src = url;
  await seen.decode();
  return url;
}
