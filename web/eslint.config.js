import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const unused = {
  argsIgnorePattern: '^_',
  varsIgnorePattern: '^_',
  caughtErrorsIgnorePattern: '^_',
  destructuredArrayIgnorePattern: '^_',
};

export default defineConfig(
  { ignores: ['src/lib/protocol.d.ts', 'src/games/*/view.d.ts', 'chromium/browser*/'] }, // written by tools/protocol_types.py and fetched by make test-tools
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-unused-vars': ['error', unused],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',

      // These ask the compiler for types. The no-unsafe-* rules stay out: they mostly report JSON that was just parsed.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }], // handlers may be async
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',

      'no-undef': 'off', // the compiler reports unknown names, and it knows the types among them
      'svelte/require-each-key': 'off', // lists without a key are pieces of text and fixed rows, drawn by position
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the compiler would trim at the edge of a block
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are caches or local: what is drawn is $state
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['src/components/{Icon,Avatar}.svelte', 'src/games/conflictus/{Sources,Pile}.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // what they insert are drawings from our own bundle
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
