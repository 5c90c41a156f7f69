/* Every text file of the build also as .gz, so that the server need not press anything while it serves. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packed(): Plugin {
  return {
    name: 'vigil-packed',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: name + '.gz', source: gzipSync(source, { level: 9 }) });
      }
    },
  };
}
