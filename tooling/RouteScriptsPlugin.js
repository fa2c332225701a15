const HtmlPlugin = require('html-webpack-plugin');

/**
 * Adds the scripts of each page's chunks to the tags of index.html, marked with their pages. The browser then loads
 * them together with the app's own scripts and not after these have run.
 */
class RouteScriptsPlugin {
  /** @param {Record<string, string>} chunkOf the chunk of each page */
  constructor(chunkOf) {
    this.chunkOf = chunkOf;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('RouteScriptsPlugin', (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('RouteScriptsPlugin', (data) => {
        const own = compilation.entrypoints.get('main').getFiles();
        const pagesOf = new Map();
        for (const [page, chunk] of Object.entries(this.chunkOf)) {
          const files = compilation.namedChunkGroups.get(chunk).getFiles();
          for (const file of files.filter((name) => name.endsWith('.js') && !own.includes(name))) {
            pagesOf.set(file, [...(pagesOf.get(file) ?? []), page]);
          }
        }
        for (const [file, pages] of pagesOf) {
          data.headTags.push(
            HtmlPlugin.createHtmlTagObject('script', { src: data.publicPath + file, 'data-for': pages.join(' ') }),
          );
        }
        // This attribute makes Cloudflare's Rocket Loader skip the scripts. It would run them as text, which Trusted
        // Types forbid.
        for (const { tagName, attributes } of data.headTags)
          if (tagName === 'script') attributes['data-cfasync'] = 'false';
        return data;
      });
    });
  }
}

module.exports = { RouteScriptsPlugin };
