/**
 * The folders of src, and what each may import at run time. Types may be imported from anywhere. `app` and the rest of
 * `startup` may import everything.
 */
const LAYERS = {
  lib: [],
  contracts: ['lib'],
  config: ['lib'],
  domain: ['lib'],
  events: ['domain', 'lib'],
  // The domain must not import it: texts belong where they are shown, so that they can be translated.
  i18n: ['domain', 'lib'],
  persistence: ['contracts/language', 'domain', 'lib', 'config/basePath'],
  components: ['domain', 'i18n', 'lib', 'config'],
  api: ['domain', 'lib', 'config', 'persistence/(catalogueCache|cachedResponses|ownCatalogueCheck)'],
  worker: ['lib', 'contracts'],
  features: [
    'api',
    'components',
    'domain',
    'events',
    'i18n',
    'lib',
    'config',
    'contracts',
    'app/hooks',
    'persistence/(requestPersistentStorage|keptFailures|storageReport|playerSettings|languageChoice|screenChoice|viewerFile|shortcutsSetting|recentChoices)',
  ],
  // These scripts run in every page before everything else, so they import as little as possible.
  'startup/boot': ['contracts', 'domain/title/title', 'lib', 'config', 'persistence/storedNames'],
  pages: [
    'features',
    'api',
    'components',
    'domain',
    'events',
    'i18n',
    'lib',
    'config',
    'app/(hooks|useInjectedSlice|slices|viewerStorage)',
  ],
};

/** The folders of src/api, and what each may import from the others, types included. */
const API = {
  client: [],
  samples: [],
  product: ['client'],
  tmdb: ['client'],
  cache: ['client'],
  search: ['client', 'product', 'samples', 'cache'],
  match: ['client', 'samples', 'tmdb', 'search'],
  endpoints: ['client', 'product', 'tmdb', 'samples', 'search', 'cache'],
};

/** The folders of tools, whose programs run in Node, and what each may import from src. */
const TOOLS = {
  catalogue: ['domain', 'lib', 'api/(client/isSampleResponse|product/pages)'],
  deploy: [
    'domain',
    'lib',
    'config',
    'contracts/catalogueFile',
    'contracts/language',
    'i18n/createTranslations',
    'api/(client/(nextPath|isSampleResponse)|product/(pages|ownGenres))',
    'startup/render/titleScreen',
  ],
};

const anyOf = (layers) => `^src/(${layers.join('|')})(/|\\.)`;

const layerRules = Object.entries(LAYERS).map(([layer, allowed]) => ({
  name: `${layer}-imports`,
  comment: `${layer} may import ${allowed.join(', ') || 'no other folder'}`,
  severity: 'error',
  from: { path: anyOf([layer]) },
  to: {
    path: '^src/',
    pathNot: [anyOf([layer, ...allowed]), '\\.css$', '\\.json$'],
    dependencyTypesNot: ['type-only'],
  },
}));

const apiRules = Object.entries(API).map(([folder, allowed]) => ({
  name: `api-${folder}-imports`,
  comment: `src/api/${folder} may import ${allowed.join(', ') || 'no other folder'} of src/api`,
  severity: 'error',
  from: { path: `^src/api/${folder}/` },
  to: { path: '^src/api/', pathNot: `^src/api/(${[folder, ...allowed].join('|')})/` },
}));

const toolRules = Object.entries(TOOLS).map(([tool, allowed]) => ({
  name: `${tool}-imports`,
  comment: `The tool ${tool} may import ${allowed.join(', ')}`,
  severity: 'error',
  // The programs in `command` start a tool and pass it what it must not import.
  from: { path: `^tools/${tool}/`, pathNot: '/command/' },
  to: {
    path: '^(src|tools)/',
    pathNot: [`^tools/${tool}/`, anyOf(allowed), '\\.json$'],
    dependencyTypesNot: ['type-only'],
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...apiRules,
    ...toolRules,
    {
      name: 'features-stay-apart',
      comment: 'Features must not import each other. Connect them in a page or with an event.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only-src-in-src',
      comment: 'The app needs no tool, test or drawing.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|tooling|art|__tests__)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
