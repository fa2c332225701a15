const { afterPage } = require('./afterPage.js');
const { asciiMarkup } = require('./ascii.js');
const { PAGES } = require('./pages.js');

/** For pages that are nothing to be found. */
const robotsTag = (robots) => (robots ? `<meta name="robots" content="${robots}">` : '');

/**
 * Writes the page once more for every route with a fixed address (`movies/index.html`), so that any file server answers
 * it, and as the page for what is not there (`404.html`), which is the app as well: it knows the routes with an id.
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
