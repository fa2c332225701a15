const fs = require('node:fs');
const path = require('node:path');

const DATA = path.join(__dirname, '../src/api/samples/data');
const RECORD_FILES = ['trending', 'popular', 'library', 'horror', 'series', 'horrorSeries', 'moreSeries', 'originals'];

const read = (name) => JSON.parse(fs.readFileSync(path.join(DATA, `${name}.json`), 'utf8'));

const PAGE_LENGTH = 24;

/** Splits a long list into pages that each name the next: `movies/all`, `movies/all-2`, … */
function pagesOf(name, records) {
  const pathOf = (page) => (page === 1 ? name : `${name}-${page}`);
  const count = Math.ceil(records.length / PAGE_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const page = index + 1;
    const results = records.slice(index * PAGE_LENGTH, page * PAGE_LENGTH);
    const next = page < count && { next: pathOf(page + 1) };
    return [pathOf(page), { sample: true, total_results: records.length, results, ...next }];
  });
}

const pathOf = ({ id, ...record }) => `${'first_air_date' in record ? 'tv' : 'movie'}/${id}`;

/**
 * Returns records for the list `name`. The videos are only in the records' own files, because every viewer loads the
 * lists.
 */
const inList = (name, records) =>
  records.map(({ video, ...record }) =>
    video ? { ...record, playable: true, details: '../'.repeat(name.split('/').length - 1) + pathOf(record) } : record,
  );

/**
 * Returns the files of the static product API by path, made from the sample catalogue. Each file is marked as a sample,
 * so that another catalogue takes priority. A deployer's own file has no such mark.
 */
function productApi() {
  const records = new Map(RECORD_FILES.flatMap(read).map((record) => [record.id, record]));
  const lists = read('lists');
  const recordsOf = (ids) => ids.map((id) => records.get(id));
  const answers = [
    ['movies/popular', read('popular')],
    ['movies/trending', read('trending')],
    ['movies/top-rated', recordsOf(lists.topRated)],
    ['movies/genres', read('genres')],
    ['series/all', read('series')],
    ...Object.entries(lists.rows).map(([id, ids]) => [`movies/genre/${id}`, recordsOf(ids)]),
  ];
  const movies = [...records.values()].filter((record) => !('first_air_date' in record));
  return [
    ...answers.map(([name, results]) => [name, { sample: true, results: inList(name, results) }]),
    ...pagesOf('movies/all', inList('movies/all', movies)),
    // Each record also has its own file, for a page that is opened by its URL.
    ...[...records.values()].map((record) => [pathOf(record), { sample: true, ...record }]),
  ];
}

/** Emits the product API as plain files, so that any file server can serve it. */
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

module.exports = { ProductApiPlugin, productApi };
