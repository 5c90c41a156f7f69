/* make screenshots: screenshots of every scene (e2e/fixtures.ts), in three sizes, four languages and two themes. Seeds
 * are fixed, so that screenshots of different days can be compared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Guest } from '../e2e/sign-in';
import { TestServer } from '../e2e/server';
import { enter, SCENES } from '../e2e/fixtures';

const HELP = `make screenshots ARGS="..."
  --out FOLDER       output folder (default: shots)
  --only PATTERN     only scenes whose name matches
  --lang en,ru       languages (default: en,pt,fr,ru)
  --theme dark       themes: dark, light, contrast (default: dark,light)
  --size desk,phone  sizes: desk 1280x720, tablet 820x1180, phone 360x640 (default: all)`;

const SIZES: Record<string, [number, number]> = { desk: [1280, 720], tablet: [820, 1180], phone: [360, 640] };

const { values: asked } = parseArgs({
  options: {
    out: { type: 'string', default: 'shots' },
    only: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en,pt,fr,ru' },
    theme: { type: 'string', default: 'dark,light' },
    size: { type: 'string', default: 'desk,tablet,phone' },
    help: { type: 'boolean', default: false },
  },
});
const list = (words: string): string[] => words.split(',').filter(Boolean);

async function take(): Promise<void> {
  const folder = resolve(import.meta.dirname, '../..', asked.out);
  mkdirSync(folder, { recursive: true });
  const scenes = SCENES.filter(({ name }) => new RegExp(asked.only).test(name));
  const server = await TestServer.open();
  const names: string[] = [];
  const problems: string[] = [];
  try {
    const first = await server.page();
    const guest = await Guest.at(server.url, first.page.context());
    const addresses = new Map<string, string>();
    for (const { name, at } of scenes) addresses.set(name, typeof at === 'string' ? at : await at(guest));
    const cookies = await first.page.context().cookies();
    for (const size of list(asked.size)) {
      const [width, height] = SIZES[size] ?? SIZES['desk']!;
      for (const lang of list(asked.lang)) {
        for (const theme of list(asked.theme)) {
          const { page, complaints } = await server.page(width, height, { touch: size !== 'desk', locale: lang });
          await page.context().addCookies(cookies);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.addInitScript((kept) => localStorage.setItem('vigil', kept), JSON.stringify({ lang, theme }));
          for (const scene of scenes) {
            const name = `${scene.name}.${size}.${lang}.${theme}.png`;
            try {
              await enter(page, server.url + addresses.get(scene.name), scene);
              await page.screenshot({ path: join(folder, name) });
              names.push(name);
            } catch (error) {
              problems.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
            }
          }
          problems.push(...complaints.map((each) => `${size} ${lang} ${theme}: ${each}`));
          await page.context().close();
        }
      }
    }
  } finally {
    await server.close();
  }
  writeFileSync(join(folder, 'index.html'), sheet(names));
  console.log(`${names.length} screenshots in ${folder}; open index.html to compare them`);
  for (const each of problems) console.error(each);
  if (problems.length) process.exitCode = 1;
}

/** A page with all screenshots of a scene in a row. */
function sheet(names: string[]): string {
  const scenes = [...new Set(names.map((name) => name.split('.')[0]!))];
  const shown = (name: string): string =>
    `<a href="${name}"><img src="${name}" height="260" loading="lazy" title="${name}"></a>`;
  const rows = scenes.map(
    (scene) =>
      `<h2>${scene}</h2>${names
        .filter((name) => name.startsWith(`${scene}.`))
        .map(shown)
        .join(' ')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Vigil</title><body style="background:#222;color:#ddd;font:16px sans-serif">${rows.join('')}`;
}

if (asked.help) console.log(HELP);
else await take();
