import { episodeRecord } from '@tools/catalogue/facts/readNfoFile';
import { readNfo } from '@tools/catalogue/read/readNfo';

const titleOf = (nfo: string, episode: number, index: number) => {
  const read = readNfo(nfo);
  return read && episodeRecord(read, { season: 1, episode, index }).title;
};

const numbered = (episode: number, title: string) =>
  `<episodedetails><season>1</season><episode>${episode}</episode><title>${title}</title></episodedetails>`;

test('each episode of a file has the record with its number', () => {
  const nfo = numbered(2, 'The Keeper') + numbered(1, 'The Lamp');

  expect([titleOf(nfo, 1, 0), titleOf(nfo, 2, 1)]).toEqual(['The Lamp', 'The Keeper']);
});

test('records without numbers apply to the episodes in order', () => {
  const nfo = ['The Lamp', 'The Keeper'].map((title) => `<episodedetails><title>${title}</title></episodedetails>`);

  expect([titleOf(nfo.join(''), 1, 0), titleOf(nfo.join(''), 2, 1)]).toEqual(['The Lamp', 'The Keeper']);
});

test('a single record applies to every episode of the file', () => {
  expect([titleOf(numbered(1, 'The Lamp'), 1, 0), titleOf(numbered(1, 'The Lamp'), 2, 1)]).toEqual([
    'The Lamp',
    'The Lamp',
  ]);
});
