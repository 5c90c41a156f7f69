import { defineConfig } from 'vitest/config';

/* Whole games in a real browser, against a real server. Run `make web` first. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
