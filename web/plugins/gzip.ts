/* A .gz copy of every text file of the build, so that the server doesn't compress at runtime. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function gzip(): Plugin {
  return {
    name: 'vigil-gzip',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      // Read the written file, because other plugins may change the bundle until the end.
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css|svg)$/.test(each)))
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(readFileSync(join(dir!, name)), { level: 9 }));
    },
  };
}
