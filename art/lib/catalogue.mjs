import { readFile } from 'node:fs/promises';

const DATA = new URL('../../src/api/samples/data/', import.meta.url);
const FILES = ['trending', 'popular', 'library', 'horror', 'series', 'horrorSeries', 'moreSeries', 'originals'];

/** Returns every record of the sample catalogue, each id once. */
export async function readCatalogue() {
  const lists = await Promise.all(
    FILES.map(async (name) => JSON.parse(await readFile(new URL(`${name}.json`, DATA), 'utf8'))),
  );
  return [...new Map(lists.flat().map((record) => [record.id, record])).values()];
}
