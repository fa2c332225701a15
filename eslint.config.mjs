import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noLooseText } from './tooling/lint/noLooseText.mjs';
import { translatedText } from './tooling/lint/translatedText.mjs';

const NO_HTML_SINKS = ['innerHTML', 'outerHTML', 'dangerouslySetInnerHTML'].map((name) => ({
  selector: `:matches(MemberExpression > Identifier[name='${name}'], JSXIdentifier[name='${name}'])`,
  message: 'Render outside text as text, never as markup.',
}));

/** Forbids `goto` and `reload` in browser tests, because the page shows HTML before the app is interactive. */
const NO_BARE_LOADS = {
  selector: 'CallExpression[callee.property.name=/^(goto|reload)$/]',
  message: 'Use open(), reload() or openBare() from e2e/support/open, so that the test waits for the app.',
};

/** The modules that may use the browser's storage, see "Who may write" in src/persistence/README.md. */
const STORAGE_MODULES = [
  'src/persistence/*.ts',
  // Hints for the next visit or the next page, each with one owner.
  'src/app/StorageNotice.tsx',
  'src/config/storeBranding.ts',
  'src/features/offline/watchConnection.ts',
  'src/lib/reloadForNewBuild.ts',
  'src/startup/settleBasePath.ts',
  'src/startup/swapInHeadingFont.ts',
  'src/startup/boot/visitor.ts',
  // These only read it, or pass it to a module of src/persistence.
  'src/config/applySettings.ts',
  'src/features/diagnostics/sections/browser.ts',
  'src/index.ts',
];

/** The modules whose texts stay English. */
const ENGLISH_MODULES = [
  // The report is sent to developers, who read English.
  'src/features/diagnostics/{sections,masked,report,sourceLabels,useReport,words}{,/*}.ts',
  // The samples' own titles and descriptions.
  'src/features/browse/heroSlides.ts',
];

const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: 'Only the modules named in STORAGE_MODULES use the storage. Write through src/persistence.',
}));

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'coverage', 'gallery', 'art', '**/*.js', '**/*.mjs', '**/*.cjs'] },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**'] },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // RTK Query types endpoints without an argument as `void`.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // The ARIA patterns require these roles on lists.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox'], li: ['option'] }],
      // The hero's clips have no speech.
      'jsx-a11y/media-has-caption': 'off',
      'no-restricted-syntax': ['error', ...NO_HTML_SINKS],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      // A rename by tool leaves such pairs.
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'properties'],
    },
  },
  { plugins: { kinora: { rules: { 'no-loose-text': noLooseText, 'translated-text': translatedText } } } },
  {
    files: ['src/**/*.tsx'],
    rules: { 'kinora/no-loose-text': 'error' },
  },
  {
    files: ['src/{app,components,features,i18n,pages}/**/*.{ts,tsx}'],
    ignores: [...ENGLISH_MODULES, 'src/i18n/t{,Rich}.{ts,tsx}'],
    rules: { 'kinora/translated-text': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: STORAGE_MODULES,
    rules: {
      'no-restricted-globals': ['error', ...STORAGE],
      'no-restricted-properties': [
        'error',
        ...STORAGE.flatMap(({ name: property, message }) =>
          ['window', 'self', 'globalThis'].map((object) => ({ object, property, message })),
        ),
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    files: ['__tests__/{e2e,servers,browsers}/**'],
    ignores: ['__tests__/e2e/support/open.ts', '__tests__/browsers/engines/**'],
    rules: {
      'no-restricted-syntax': ['error', ...NO_HTML_SINKS, NO_BARE_LOADS],
    },
  },
);
