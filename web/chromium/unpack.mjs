/* Unpacks the Chromium from npm into the folder browser/, with a start script. The package's own code isn't used,
 * because it unpacks to a fixed name in the shared temporary folder and trusts what is already there. NSS, NSPR and
 * expat come with the package, so the system needs to provide only glibc and libgcc. */
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const PACKAGE = join(import.meta.dirname, 'node_modules/@sparticuz/chromium');
const BROWSER = join(import.meta.dirname, 'browser');
const UNFINISHED = `${BROWSER}.unfinished`;

const START = `#!/bin/sh
# Chromium for the tests, with the libraries and the font that came with it.
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts.conf" XDG_CACHE_HOME="$here/cache"
exec "$here/headless_shell" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`;

/** Decompress one file of the package into the stream `target`. */
const unpack = (name, target) =>
  pipeline(createReadStream(join(PACKAGE, 'bin', name)), createBrotliDecompress(), target);

await rm(UNFINISHED, { recursive: true, force: true });
await mkdir(UNFINISHED);
await Promise.all([
  unpack('chromium.br', createWriteStream(join(UNFINISHED, 'headless_shell'), { mode: 0o755 })),
  ...['al2023', 'swiftshader', 'fonts'].map((name) => unpack(`${name}.tar.br`, extract(UNFINISHED, { chown: false }))),
]);
await writeFile(join(UNFINISHED, 'fonts.conf'), FONTS);
await writeFile(join(UNFINISHED, 'version'), JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version);
await writeFile(join(UNFINISHED, 'chromium'), START);
await chmod(join(UNFINISHED, 'chromium'), 0o755);
await rm(BROWSER, { recursive: true, force: true });
await rename(UNFINISHED, BROWSER); // only a complete browser gets this name
await rm(join(import.meta.dirname, 'node_modules'), { recursive: true }); // 75 MB that are no longer needed
