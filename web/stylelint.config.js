export default {
  extends: ['stylelint-config-standard'],
  overrides: [{ files: ['**/*.svelte', '**/*.html'], customSyntax: 'postcss-html' }],
  reportNeedlessDisables: true,
  rules: {
    'alpha-value-notation': 'number',
    'media-feature-range-notation': 'prefix', // older browsers do not know the other one

    // An empty line separates groups of rules, it does not follow every rule. Prettier keeps it where it is.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,

    'no-descending-specificity': null, // files are ordered by what they draw: it compares rules of different parts
  },
};
