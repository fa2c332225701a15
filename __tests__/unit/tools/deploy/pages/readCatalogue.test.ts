import type { Answer, Source } from '@tools/deploy/catalogue/source';
import { readCatalogue } from '@tools/deploy/pages/readCatalogue';

const LOCALE = { language: 'en-US', region: 'US' };
const VIDEO = { sources: [{ src: 'films/boats.mp4', type: 'video/mp4' }] };

function sourceOf(files: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const source: Source = {
    name: 'api',
    site: null,
    read: (path) => {
      asked.push(path);
      const text = JSON.stringify(files[path]);
      const answer: Answer = path in files ? { kind: 'text', text, bytes: 0, isUtf8: true } : { kind: 'missing' };
      return Promise.resolve(answer);
    },
    list: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
    hasFile: () => null,
  };
  return { source, asked };
}

async function titlesOf(files: Readonly<Record<string, unknown>>) {
  const { source, asked } = sourceOf(files);
  const titles = [];
  for await (const { details } of readCatalogue(source, LOCALE)) titles.push(details);
  return { titles, asked };
}

test('reads a title once, with its details file, even if another list has it first', async () => {
  const { titles, asked } = await titlesOf({
    'movies/popular': [{ id: 'boats', title: 'Paper Boats' }],
    'movies/all': [{ id: 'boats', title: 'Paper Boats', details: '../movie/boats' }],
    'movie/boats': { id: 'boats', title: 'Paper Boats', tagline: 'They float.', video: VIDEO },
  });
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatchObject({ tagline: 'They float.', film: { sources: [{ src: 'films/boats.mp4' }] } });
  expect(asked.filter((path) => path === 'movie/boats')).toHaveLength(1);
});

test('ignores the details of a sample with the same number as an own title', async () => {
  const { titles } = await titlesOf({
    'movies/all': [{ id: 1001, title: 'Paper Boats' }],
    'movie/1001': { id: 1001, title: 'The Dark Knight', tagline: 'Why so serious?', sample: true },
  });
  expect(titles.map(({ title, tagline }) => [title.title, title.source, tagline])).toEqual([
    ['Paper Boats', 'product', null],
  ]);
});

test('reads the details of a series from its file below tv', async () => {
  const { titles } = await titlesOf({
    'series/all': [{ id: 7, name: 'Low Tide' }],
    'tv/7': { id: 7, name: 'Low Tide', seasons: [{ season_number: 1, name: 'One' }] },
    'movie/7': { id: 7, title: 'Another' },
  });
  expect(titles[0]?.seasons.map(({ number }) => number)).toEqual([1]);
});
