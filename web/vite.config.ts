import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { manifest } from './plugins/manifest.ts';
import { gzip } from './plugins/gzip.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['VIGIL_SERVER'] ?? 'http://127.0.0.1:8300';

export default defineConfig({
  base: './', // The server may serve the page under any path, which it writes into index.html.
  plugins: [
    svelte(),
    icons(here('./src/games'), here('./src/lib/art/signs.json')),
    manifest(here('./src/assets')),
    gzip(),
  ],
  build: {
    outDir: here('../src/vigil/server/web/table'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // Fonts and images stay files, because the content security policy allows no others.
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: true,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
