import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const RING_1 = [
  'kernel',
  'people',
  'cards',
  'scenario',
  'games',
  'match',
  'tournament',
  'rulings',
  'stats',
  'audit',
  'notes',
].map((lib) => `libs/${lib}/**/*.ts`);
const TESTS = ['**/*.spec.ts', 'test/**/*.ts'];

/** What would make a replay depend on anything but the log. */
const IMPURE = [
  'Date',
  'process',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'performance',
  'fetch',
  'crypto',
  'Buffer',
];

const UNSAID = 'What a person reads goes through say, so that it can be translated.';
/** The attributes that a person reads or hears. */
const SPOKEN = '/^(?:aria-label|aria-description|aria-valuetext|alt|label|placeholder|title|what|for)$/';

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/', 'libs/contract/generated/', 'test/published/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      complexity: ['error', 16],
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: RING_1,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE.map((name) => ({
          name,
          message: 'Ring 1 is pure: let it come in with the command or through a port.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a value: take a Dice.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'Ring 1 runs in the browser too: use a port.' }] },
      ],
    },
  },
  {
    files: ['apps/server/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@nestjs/graphql',
          importNames: ['Parent'],
          message:
            'A field takes what GraphQL gives it: the object, the arguments, the context (docs/decisions/graphql.md).',
        },
      ],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/\\p{L}{2}/u]', message: UNSAID },
        {
          selector:
            'JSXExpressionContainer > :matches(Literal[value=/\\p{L}{2}/u], TemplateLiteral[expressions.length=0])',
          message: UNSAID,
        },
        {
          selector: `JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=/\\p{L}{2}/u]`,
          message: UNSAID,
        },
        { selector: `JSXAttribute[name.name=${SPOKEN}] > Literal[value=/\\p{L}{2}/u]`, message: UNSAID },
      ],
    },
  },
  {
    files: ['apps/cli/**/*.ts', 'test/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        module: 'writable',
        Buffer: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    files: ['apps/server/graphiql/page.mjs'],
    languageOptions: {
      globals: { document: 'readonly', location: 'readonly', URLSearchParams: 'readonly', Worker: 'readonly' },
    },
  },
  {
    files: ['apps/server/overlay/overlay.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        location: 'readonly',
        setInterval: 'readonly',
        URLSearchParams: 'readonly',
        WebSocket: 'readonly',
      },
    },
  },
);
