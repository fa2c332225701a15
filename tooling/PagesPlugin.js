const { PAGES } = require('./pages.js');

/**
 * Writes the page once more for every route with a fixed address (`movies/index.html`), so that any file server answers
 * it, and as the page for what is not there (`404.html`), which is the app as well: it knows the routes with an id.
 */
class PagesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap('PagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the page itself, before its compressed twins.
        { name: 'PagesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 },
        () => {
          const index = compilation.getAsset('index.html')?.source.source().toString();
          if (index === undefined) return;
          const emit = (file, page) => compilation.emitAsset(file, new sources.RawSource(page));
          emit('404.html', index);
          for (const { path, title, description } of PAGES) {
            const page = index
              .replace('<title>Kinora</title>', `<title>${title} · Kinora</title>`)
              .replace('property="og:title" content="Kinora"', `property="og:title" content="${title} · Kinora"`)
              .replaceAll(/((?:name|property)="(?:og:)?description" content=")[^"]*/g, `$1${description}`)
              .replace('content="art/', 'content="../art/');
            emit(`${path}/index.html`, page);
          }
        },
      );
    });
  }
}

module.exports = { PagesPlugin };
