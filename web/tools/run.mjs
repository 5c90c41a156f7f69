/* Run a TypeScript file of tools/ with Vite: node tools/run.mjs screenshots --help */
import { runnerImport } from 'vite';

const [, , name, ...given] = process.argv;
process.argv = [process.argv[0], name, ...given];
await runnerImport(new URL(`./${name}.ts`, import.meta.url).pathname, { configFile: false, logLevel: 'error' });
