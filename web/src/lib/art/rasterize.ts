/* Turns SVG pictures into bitmaps, off the main thread, one at a time, while the page is idle. */

const WIDTH = 300; // The width of the drawing in CSS pixels, larger than a card on any table.
const SHARPEST = 2;

const SOON = 100; // Milliseconds. Cards on the table are rasterized after this time even if the page is never idle.

let last: Promise<unknown> = Promise.resolve();

/** The URL of the bitmap of an SVG; null if the browser can't make one. */
export function print(drawing: string): Promise<string | null> {
  const job = last
    .then(() => quiet(SOON))
    .then(() => rasterize(drawing))
    .catch(() => null);
  last = job;
  return job;
}

/** Wait until the page is idle, or at most `timeout` milliseconds if given. */
export function quiet(timeout?: number): Promise<void> {
  return new Promise((done) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => done(), timeout ? { timeout } : {})
      : setTimeout(done, timeout ?? 500),
  );
}

async function rasterize(drawing: string): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const sharp = Math.min(SHARPEST, Math.max(1, devicePixelRatio));
  const [wide, high] = [
    Math.round(WIDTH * sharp),
    Math.round((WIDTH * sharp * image.naturalHeight) / image.naturalWidth),
  ];
  const bitmap = await createImageBitmap(image, { resizeWidth: wide, resizeHeight: high, resizeQuality: 'high' });
  const sheet = new OffscreenCanvas(wide, high);
  sheet.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  const url = URL.createObjectURL(await sheet.convertToBlob({ type: 'image/webp', quality: 0.92 }));
  const seen = new Image(); // Decode before use, so that the swap doesn't flicker.
  seen.src = url;
  await seen.decode();
  return url;
}
