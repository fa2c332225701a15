const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const LicensePlugin = require('webpack-license-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { BannerPlugin, Compilation } = require('webpack');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const { AsciiPagePlugin } = require('./tooling/AsciiPagePlugin.js');
const { compileBoot, emitExternalBoot, renderScreens } = require('./tooling/boot.js');
const { ASCII } = require('./tooling/ascii.js');
const { inlineStyles, policyHash } = require('./tooling/inlineStyles.js');
const { shortClassName } = require('./tooling/classNames.js');
const { toIcon } = require('./tooling/favicon.js');
const { titleStyles } = require('./tooling/titlePage.js');
const { TitlePagesPlugin } = require('./tooling/TitlePagesPlugin.js');
const { emitLanguages } = require('./tooling/languages.js');
const { iconSprite } = require('./tooling/iconSprite.js');
const { DeployPlugin } = require('./tooling/DeployPlugin.js');
const { PagesPlugin } = require('./tooling/PagesPlugin.js');
const { DESCRIPTION, PAGE_CHUNKS, ROUTES, englishPageTexts } = require('./tooling/pages.js');
const { BROWSERS } = require('./tooling/browsers.js');
const { RouteScriptsPlugin } = require('./tooling/RouteScriptsPlugin.js');
const { WorkerPlugin } = require('./tooling/WorkerPlugin.js');
const { ProductApiPlugin } = require('./tooling/ProductApiPlugin.js');
const { contentSecurityPolicy } = require('./tooling/contentSecurityPolicy.js');

/** The placeholder in pages for the base path of the bundle, which src/startup/boot detects. Scripts detect their own path. */
const PLACEHOLDER = '/~/';

/** The base path of the development server. */
const DEV_PATH = '/kinora/';

/** The font of headings. A page with an unknown base path cannot name the file in an inline style sheet. */
const FACE =
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');

/** Licenses that are allowed in the bundle. They only require attribution. */
const LICENSES = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];

/** Packages in the bundle that no module imports: the font of headings and the icons. */
const BESIDE_MODULES = ['@fontsource-variable/bricolage-grotesque', 'lucide-static'];

/** Packages in the service worker, which is built separately from the page. */
const IN_WORKER = ['core', 'expiration', 'precaching', 'routing', 'strategies']
  .map((name) => `workbox-${name}`)
  .concat('idb');

const inRoot = (...parts) => path.join(__dirname, ...parts);

/** Settings of config.json that the environment of the build may set. */
const BUILD_SETTINGS = {
  tmdbApiKey: process.env.TMDB_API_KEY,
  tmdbBaseUrl: process.env.TMDB_BASE_URL,
  tmdbImageBaseUrl: process.env.TMDB_IMAGE_BASE_URL,
};

const withBuildSettings = (content) => {
  const set = Object.fromEntries(Object.entries(BUILD_SETTINGS).filter(([, value]) => value));
  if (Object.keys(set).length === 0) return content;
  return `${JSON.stringify({ ...JSON.parse(content.toString()), ...set }, null, 2)}\n`;
};

/** Returns an image as a data URL for inlining in the page. */
const pngDataUrl = (file) => `data:image/png;base64,${fs.readFileSync(file, 'base64')}`;

const precompressed = (algorithm, extension, options) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${extension}`,
    test: /\.(js|css|html|svg|webmanifest)$|^assets\/.*\.json$/,
    // Deployers replace config.json and the files of the product API. A stale compressed copy would take priority over
    // their files.
    exclude: /^api\//,
    compressionOptions: options,
    minRatio: 1,
  });

/** Returns the inline styles of the page. In development the style sheet is a separate file. */
const pageStyles = (compilation, production) => (production ? inlineStyles(compilation) : '');

/** Returns the inline parts of the page, and the policy that allows them. The development build has no policy. */
const pageParts = async (compilation, production, titlePages) => {
  const { titlePage, ...boot } = await compileBoot(compilation.options);
  const screens = await renderScreens(compilation.options, PLACEHOLDER);
  const styles = pageStyles(compilation, production);
  // The development build is in English, because each language would render the screens again after every change.
  const languages = !production
    ? ''
    : await emitLanguages(compilation, {
        english: screens.screens,
        render: async (catalogue) => (await renderScreens(compilation.options, PLACEHOLDER, catalogue)).screens,
      });
  titlePages.parts = {
    script: titlePage,
    styles: titleStyles(styles, screens),
    markup: screens.titleVariants,
  };
  const hashes = {
    scripts: [...Object.values(boot), titlePage].map(policyHash),
    styles: [styles, titlePages.parts.styles].map(policyHash),
  };
  const external = production ? await emitExternalBoot(compilation, styles) : '';
  titlePages.parts.external = external;
  return {
    ...screens,
    texts: englishPageTexts(),
    boot,
    external,
    languages,
    styles,
    contentSecurityPolicy: production ? contentSecurityPolicy(hashes) : null,
  };
};

const LATE_STYLES = /\.late\.module\.css$/;

/** Returns the loader for CSS Modules, with one export for each class. */
const cssLoader = (production, options) => ({
  loader: 'css-loader',
  options: {
    ...options,
    modules: {
      auto: /\.module\.css$/,
      namedExport: true,
      exportLocalsConvention: 'as-is',
      ...(production ? { getLocalIdent: shortClassName } : { localIdentName: '[name]__[local]' }),
    },
  },
});

/** @returns {import('webpack').Configuration} */
module.exports = (_env, { mode = 'production' }) => {
  const production = mode === 'production';
  const titlePages = new TitlePagesPlugin();
  return {
    mode,
    entry: { main: inRoot('src/index.ts') },
    output: {
      path: inRoot('dist'),
      clean: true,
      publicPath: 'auto',
      // All scripts are plain ASCII, see tooling/ascii.js.
      charset: false,
      filename: 'assets/[name].[contenthash:8].js',
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'kinora#webpack' },
    },
    devtool: production ? false : 'eval-source-map',
    // Production builds use no cache, because a cached older build once caused collisions of class names.
    cache: production
      ? false
      : { type: 'filesystem', cacheDirectory: inRoot('.cache/webpack'), buildDependencies: { config: [__filename] } },
    // The browsers in package.json.
    target: 'browserslist',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@': inRoot('src'),
        // The `exports` of react-router select the development build in every environment. The production build
        // contains no warnings.
        ...(production && {
          'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs'),
          // In this build of Immer, the names of private properties are short.
          immer$: inRoot('node_modules/immer/dist/immer.production.mjs'),
        }),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } },
        { test: /\.css$/, exclude: LATE_STYLES, use: [MiniCssExtractPlugin.loader, cssLoader(production)] },
        // Styles of lazy chunks load with their chunk and not with every page.
        {
          test: LATE_STYLES,
          use: [
            inRoot('tooling/adoptStyles.cjs'),
            cssLoader(production, { sourceMap: false }),
            production && inRoot('tooling/minifyStyles.cjs'),
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'assets/letters.[contenthash:8][ext]' } },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: inRoot('tooling/pureRouter.cjs') },
        { test: /redux-persist[\\/]es[\\/].*\.js$/, loader: inRoot('tooling/modernPersist.cjs') },
      ],
    },
    optimization: {
      // In production a plugin below sets the module ids.
      moduleIds: production ? false : 'named',
      mangleExports: 'size',
      chunkIds: 'named',
      realContentHash: true,
      // The minimizer skips HTML, because inline scripts must match the hashes in the policy. HtmlPlugin minifies the
      // HTML instead. `pure_getters` is safe, because no getter in the bundle has side effects. `hoist_funs` saves a
      // kilobyte, because hoisted functions compress better.
      minimizeOptions: {
        html: false,
        javascript: {
          compress: { passes: 3, hoist_funs: true, pure_getters: true, unsafe_arrows: true },
          format: ASCII,
        },
      },
      minimizer: ['...', new CssMinimizerPlugin()],
      splitChunks: {
        cacheGroups: {
          // Code that only one page needs is in the chunk of that page.
          defaultVendors: false,
          default: false,
          // All styles are in one style sheet. No page waits for its own, and the runtime needs no list of style
          // sheets.
          styles: { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true },
          // This chunk changes with a dependency and not with each deployment.
          vendor: { name: 'vendor', test: /node_modules[\\/].*\.m?js$/, chunks: 'initial' },
        },
      },
    },
    plugins: [
      new HtmlPlugin({
        template: inRoot('src/index.html'),
        publicPath: PLACEHOLDER,
        inject: false,
        // src/startup/boot inserts the scripts, and they wait for each other by themselves.
        scriptLoading: 'defer',
        templateParameters: async (compilation, assets, tags, options) => ({
          ...(await pageParts(compilation, production, titlePages)),
          htmlWebpackPlugin: { tags, files: assets, options },
          placeholder: PLACEHOLDER,
          routes: ROUTES,
          browsers: BROWSERS,
          description: DESCRIPTION,
          face: compilation.getAssets().find(({ name }) => name.startsWith('assets/bricolage')).name,
          // Browsers redraw the icon at each step in the history. An SVG icon would take half a frame on a slow phone.
          icon: pngDataUrl(inRoot('static/art/brand/favicon-32.png')),
          iconSprite: iconSprite(),
        }),
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      // Module ids have three digits, because a bundle has about 500 modules. The default is five digits. Development
      // builds have more than a thousand modules, so the plugin would search for free ids forever.
      production && new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true }),
      new AsciiPagePlugin(),
      new PagesPlugin(),
      new DeployPlugin(PLACEHOLDER),
      new RouteScriptsPlugin(PAGE_CHUNKS),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
        // The order of files does not matter: rules for one element are in one file, and rules that may be overridden
        // are in a lower layer (`primitives`).
        ignoreOrder: true,
      }),
      new CopyPlugin({
        patterns: [
          { from: inRoot('static'), globOptions: { ignore: ['**/config.json'] } },
          { from: inRoot('static/config.json'), transform: withBuildSettings },
          { from: inRoot('static/art/brand/favicon-32.png'), to: 'favicon.ico', transform: toIcon },
          { from: FACE, to: 'assets/[name].[contenthash:8][ext]' },
        ],
      }),
      new ProductApiPlugin(),
      new LicensePlugin({
        outputFilename: 'licenses.json',
        includePackages: () => [...BESIDE_MODULES, ...IN_WORKER].map((name) => inRoot('node_modules', name)),
        // The bundle imports its own version, so the plugin finds Kinora itself too.
        excludedPackageTest: (name) => name === 'kinora',
        unacceptableLicenseTest: (license) => !LICENSES.includes(license),
      }),
      ...(production
        ? [
            // This comment makes V8 compile the scripts completely while they load, and not function by function when
            // the app starts.
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: new RegExp(`^assets/(vendor|main|${Object.values(PAGE_CHUNKS).join('|')})\\.\\w+\\.js$`),
              // Runs after the minimizer, which would remove the comment.
              stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
            }),
            new WorkerPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            titlePages,
            precompressed('gzip', 'gz', { level: 9 }),
            precompressed('brotliCompress', 'br', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
          ]
        : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.PORT) || 4173,
      open: false,
      historyApiFallback: { index: DEV_PATH, disableDotRule: false },
      devMiddleware: { publicPath: DEV_PATH },
      static: false,
    },
  };
};
