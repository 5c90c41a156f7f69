/* Makes the page installable: a web app manifest with its icons. Its addresses are relative, so that it works under any
 * path. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-mask.png', sizes: '512x512', purpose: 'maskable' }, // the system crops it to a circle or another shape
];

export function manifest(assets: string): Plugin {
  let made = '';
  return {
    name: 'vigil-manifest',
    apply: 'build',
    buildStart() {
      const put = (name: string, source: Uint8Array | string): string => this.emitFile({ type: 'asset', name, source });
      const icons = ICONS.map(({ file, ...told }) => ({
        ...told,
        type: 'image/png',
        src: put(file, readFileSync(join(assets, file))),
      }));
      this.addWatchFile(join(assets, 'icon.svg'));
      const told = {
        name: 'Vigil',
        short_name: 'Vigil',
        description: 'Card games at one quiet table',
        start_url: '../',
        scope: '../',
        display: 'standalone',
        background_color: '#0b1512',
        theme_color: '#0b1512',
        categories: ['games'],
      };
      // the contents are known, so the file names with their hashes are final
      made = put(
        'manifest.webmanifest',
        JSON.stringify({
          ...told,
          icons: icons.map((icon) => ({ ...icon, src: basename(this.getFileName(icon.src)) })),
        }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const name = Object.keys(bundle ?? {}).find((each) => each.endsWith('.webmanifest'));
        return made && name ? [{ tag: 'link', attrs: { rel: 'manifest', href: `./${name}` }, injectTo: 'head' }] : [];
      },
    },
  };
}
