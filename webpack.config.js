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
const { toIcon } = require('./tooling/favicon.js');
const { titleStyles } = require('./tooling/titlePage.js');
const { TitlePagesPlugin } = require('./tooling/TitlePagesPlugin.js');
const { iconSprite } = require('./tooling/iconSprite.js');
const { DeployPlugin } = require('./tooling/DeployPlugin.js');
const { PagesPlugin } = require('./tooling/PagesPlugin.js');
const { DESCRIPTION, PAGE_CHUNKS, ROUTES } = require('./tooling/pages.js');
const { BROWSERS } = require('./tooling/browsers.js');
const { RouteScriptsPlugin } = require('./tooling/RouteScriptsPlugin.js');
const { WorkerPlugin } = require('./tooling/WorkerPlugin.js');
const { ProductApiPlugin } = require('./tooling/ProductApiPlugin.js');
const { contentSecurityPolicy } = require('./tooling/contentSecurityPolicy.js');

/** Stands in the page for the place where the bundle lies, which src/boot finds; scripts find their own. */
const PLACEHOLDER = '/~/';

/** Where the development server has it. */
const DEV_PATH = '/kinora/';

/** The face of headings; a page that stands anywhere cannot name its file in a style sheet of its own. */
const FACE =
  require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');

/** What may be given on with the bundle, on no other terms than to name it. */
const LICENSES = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];

/** In the bundle, but by no module of it: the face of headings and the icons. */
const BESIDE_MODULES = ['@fontsource-variable/bricolage-grotesque', 'lucide-static'];

/** What the service worker is made of, which is built beside the page. */
const IN_WORKER = ['core', 'expiration', 'precaching', 'routing', 'strategies']
  .map((name) => `workbox-${name}`)
  .concat('idb');

const inRoot = (...parts) => path.join(__dirname, ...parts);

/** What the build's environment may set in this build's config.json. */
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

/** A picture that stands in the page itself. */
const pngDataUrl = (file) => `data:image/png;base64,${fs.readFileSync(file, 'base64')}`;

const precompressed = (algorithm, extension, options) =>
  new CompressionPlugin({
    algorithm,
    filename: `[path][base].${extension}`,
    test: /\.(js|css|html|svg|webmanifest)$/,
    // Deployers replace config.json and the files of the product API: a stale compressed twin would win over theirs.
    exclude: /^api\//,
    compressionOptions: options,
    minRatio: 1,
  });

/** The page's style sheet; while developing it is a file of its own. */
const pageStyles = (compilation, production) => (production ? inlineStyles(compilation) : '');

/** What stands in the page of itself, and the policy that allows it, which there is none of while developing. */
const pageParts = async (compilation, production, titlePages) => {
  const { titlePage, ...boot } = await compileBoot(compilation.options);
  const screens = await renderScreens(compilation.options, PLACEHOLDER);
  const styles = pageStyles(compilation, production);
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
    boot,
    external,
    styles,
    contentSecurityPolicy: production ? contentSecurityPolicy(hashes) : null,
  };
};

const LATE_STYLES = /\.late\.module\.css$/;

/** CSS Modules, each class an export. */
const cssLoader = (production, options) => ({
  loader: 'css-loader',
  options: {
    ...options,
    modules: {
      auto: /\.module\.css$/,
      namedExport: true,
      exportLocalsConvention: 'as-is',
      localIdentName: production ? '[hash:base64:5]' : '[name]__[local]',
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
    // Not for a bundle: with an older build at hand, style names were once taken for one another.
    cache: production
      ? false
      : { type: 'filesystem', cacheDirectory: inRoot('.cache/webpack'), buildDependencies: { config: [__filename] } },
    // Those of package.json.
    target: 'browserslist',
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        '@': inRoot('src'),
        // Its exports name the development build for everybody; the other one has no warnings to carry.
        ...(production && { 'react-router$': inRoot('node_modules/react-router/dist/production/index.mjs') }),
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } },
        { test: /\.css$/, exclude: LATE_STYLES, use: [MiniCssExtractPlugin.loader, cssLoader(production)] },
        // What no first screen shows brings its own styles with its chunk, not into every page.
        {
          test: LATE_STYLES,
          use: [
            inRoot('tooling/adoptStyles.cjs'),
            cssLoader(production, { sourceMap: false }),
            production && inRoot('tooling/minifyStyles.cjs'),
          ],
        },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: inRoot('tooling/pureRouter.cjs') },
        { test: /redux-persist[\\/]es[\\/].*\.js$/, loader: inRoot('tooling/modernPersist.cjs') },
      ],
    },
    optimization: {
      // Of a bundle its plugin is below.
      moduleIds: production ? false : 'named',
      mangleExports: 'size',
      chunkIds: 'named',
      realContentHash: true,
      // The page's own script must stay as the policy's hash knows it, so its HTML is HtmlPlugin's to make small.
      // No getter of ours or of a library's does anything but get; functions that stand first are alike: a kilobyte less.
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
          // What only one page needs travels with it.
          defaultVendors: false,
          default: false,
          // One style sheet: no page waits for its own, and the runtime need not know where they are.
          styles: { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true },
          // Changes with a dependency, not with a deploy.
          vendor: { name: 'vendor', test: /node_modules[\\/].*\.m?js$/, chunks: 'initial' },
        },
      },
    },
    plugins: [
      new HtmlPlugin({
        template: inRoot('src/index.html'),
        publicPath: PLACEHOLDER,
        inject: false,
        // src/boot puts them in; they wait for one another by themselves.
        scriptLoading: 'defer',
        templateParameters: async (compilation, assets, tags, options) => ({
          ...(await pageParts(compilation, production, titlePages)),
          htmlWebpackPlugin: { tags, files: assets, options },
          placeholder: PLACEHOLDER,
          routes: ROUTES,
          browsers: BROWSERS,
          description: DESCRIPTION,
          face: compilation.getAssets().find(({ name }) => name.endsWith('.woff2')).name,
          // Browsers draw it anew at every step in the history: of a drawing, that takes a slow phone half a frame.
          icon: pngDataUrl(inRoot('static/art/brand/favicon-32.png')),
          iconSprite: iconSprite(),
        }),
        minify: production ? { collapseWhitespace: true, removeComments: true } : false,
      }),
      // For a thousand modules, of which a bundle has half as many; by themselves they get five digits, everywhere. While
      // developing there are more than a thousand, and it would look for room for ever.
      production && new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 3, fixedLength: true }),
      new AsciiPagePlugin(),
      new PagesPlugin(),
      new DeployPlugin(PLACEHOLDER),
      new RouteScriptsPlugin(PAGE_CHUNKS),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
        // Rules for one element stand in one file, and what may be overruled in a layer below (`primitives`).
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
        // Its own version is in the bundle as well.
        excludedPackageTest: (name) => name === 'kinora',
        unacceptableLicenseTest: (license) => !LICENSES.includes(license),
      }),
      ...(production
        ? [
            // V8 compiles them in full while they are on their way, not function by function when the page wants to live.
            new BannerPlugin({
              banner: '//# allFunctionsCalledOnLoad',
              raw: true,
              test: new RegExp(`^assets/(vendor|main|${Object.values(PAGE_CHUNKS).join('|')})\\.\\w+\\.js$`),
              // What makes them small would take it away.
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
