/* Every text file of the build also as .gz, so that the server need not press anything while it serves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function packed(): Plugin {
  return {
    name: 'vigil-packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      // what was written, not what is in the bundle: other plugins go on changing that until the end
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each)))
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(readFileSync(join(dir!, name)), { level: 9 }));
    },
  };
}
