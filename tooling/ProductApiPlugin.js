const fs = require('node:fs');
const path = require('node:path');

const DATA = path.join(__dirname, '../src/api/samples/data');
const RECORD_FILES = ['trending', 'popular', 'library', 'horror', 'series', 'horrorSeries', 'moreSeries'];

const read = (name) => JSON.parse(fs.readFileSync(path.join(DATA, `${name}.json`), 'utf8'));

/**
 * The static product API, path to answer, as the sample catalogue has it. Each answer is marked, so that another
 * catalogue goes before it; a deployer's own file has no such mark.
 */
function productApi() {
  const records = new Map(RECORD_FILES.flatMap(read).map((record) => [record.id, record]));
  const lists = read('lists');
  const recordsOf = (ids) => ids.map((id) => records.get(id));
  const movies = [...records.values()].filter((record) => !('first_air_date' in record));
  const answers = [
    ['movies/popular', read('popular')],
    ['movies/trending', read('trending')],
    ['movies/top-rated', recordsOf(lists.topRated)],
    ['movies/genres', read('genres')],
    ['movies/all', movies],
    ['series/all', read('series')],
    ...Object.entries(lists.rows).map(([id, ids]) => [`movies/genre/${id}`, recordsOf(ids)]),
  ];
  return answers.map(([name, results]) => [name, { sample: true, results }]);
}

/** Writes the product API into the bundle as plain files, so that it answers on any file server. */
class ProductApiPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProductApiPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ProductApiPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.contextDependencies.add(DATA);
          for (const [name, answer] of productApi()) {
            compilation.emitAsset(`api/${name}`, new sources.RawSource(JSON.stringify(answer)));
          }
        },
      );
    });
  }
}

module.exports = { ProductApiPlugin };
