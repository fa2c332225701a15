const { afterPage } = require('./afterPage.js');
const { asciiMarkup } = require('./ascii.js');
const { PAGES } = require('./pages.js');

/** Returns the robots tag for pages that search engines must not list. */
const robotsTag = (robots) => (robots ? `<meta name="robots" content="${robots}">` : '');

/**
 * Emits a copy of index.html for every route with a fixed address (`movies/index.html`), so that any file server can
 * serve it. Emits 404.html too, because the app itself handles the routes with an id.
 */
class PagesPlugin {
  apply(compiler) {
    afterPage(compiler, 'PagesPlugin', (index, emit) => {
      emit('404.html', index);
      for (const { path, title, description, robots } of PAGES) {
        const page = index
          .replace('<title>Kinora</title>', `<title>${title} · Kinora</title>${robotsTag(robots)}`)
          .replace('property="og:title" content="Kinora"', `property="og:title" content="${title} · Kinora"`)
          .replaceAll(/((?:name|property)="(?:og:)?description" content=")[^"]*/g, `$1${description}`)
          .replace('content="art/', 'content="../art/');
        emit(`${path}/index.html`, asciiMarkup(page));
      }
    });
  }
}

module.exports = { PagesPlugin };
