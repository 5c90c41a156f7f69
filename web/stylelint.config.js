export default {
  extends: ['stylelint-config-standard'],
  overrides: [{ files: ['**/*.svelte', '**/*.html'], customSyntax: 'postcss-html' }],
  reportNeedlessDisables: true,
  rules: {
    'alpha-value-notation': 'number',
    'media-feature-range-notation': 'prefix', // older browsers don't know the other one

    // An empty line separates groups of rules and isn't needed after every rule. Prettier keeps it.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,

    'no-descending-specificity': null, // files are ordered by what they draw: the rule would compare unrelated parts
  },
};
