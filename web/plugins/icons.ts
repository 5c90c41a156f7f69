/* Single icons: `import icons from 'virtual:icons/ascension'` contains exactly the icons that
 * src/games/<game>/pictures.json names; the rest of the collection (six megabytes) stays out of the bundle. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Pictures = Record<string, { icon: string }>;

const PREFIX = 'virtual:icons/';
const require = createRequire(import.meta.url);

export function icons(games: string, signs: string): Plugin {
  const collection = (): Record<string, { body: string }> =>
    (
      JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
        icons: Record<string, { body: string }>;
      }
    ).icons;
  return {
    name: 'vigil-icons',
    resolveId(id) {
      return id.startsWith(PREFIX) ? '\0' + id : null;
    },
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const which = id.slice(PREFIX.length + 1);
      const named = which === 'signs' ? signs : join(games, which, 'pictures.json');
      this.addWatchFile(named);
      const wanted =
        which === 'signs'
          ? (JSON.parse(readFileSync(named, 'utf8')) as string[])
          : Object.values(JSON.parse(readFileSync(named, 'utf8')) as Pictures).map(({ icon }) => icon);
      if (!wanted.length) throw new Error(`no icons are named for ${which}`);
      const all = collection();
      const found: Record<string, string> = {};
      for (const name of new Set(wanted)) {
        const icon = all[name];
        if (!icon) throw new Error(`game-icons has no icon ${name}`);
        found[name] = icon.body.replace(/ fill="currentColor"/g, '');
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(found))});`;
    },
  };
}
