import { buildTitle } from '@tests/builders';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { filterTitles } from '@/domain/filter/filterTitles';
import { noFilter } from '@/domain/filter/titleFilter';
import { filterOptions, withChosen } from '@/domain/filter/filterOptions';
import { readTitleQuery } from '@/domain/filter/titleQuery';
import type { Title } from '@/domain/title/title';

const entry = (title: Partial<Title>, record: TitleEntry['record'] = {}): TitleEntry => ({
  title: buildTitle(title),
  record,
});

const BARE = { genreIds: [], genres: [], year: null, releaseDate: null, rating: null, runtime: null };

test('a catalogue without metadata offers no filters', () => {
  expect(filterOptions([entry(BARE), entry({ ...BARE, id: 2 })])).toEqual({
    genres: [],
    languages: [],
    years: false,
    rating: false,
    votes: false,
    runtime: false,
    popularity: false,
  });
});

test('offers the values of single titles, and each keeps its title', () => {
  const entries = [
    entry({ ...BARE, id: 1, genreIds: [27] }),
    entry({ ...BARE, id: 2, runtime: 90 }, { original_language: 'FR-ca', vote_count: '12' }),
    entry({ ...BARE, id: 3 }, { original_language: 'nowhere', popularity: 0 }),
    entry({ ...BARE, id: 4 }, { original_language: 7, popularity: 'much' }),
  ];
  const offered = filterOptions(entries);
  expect(offered).toEqual({
    genres: [27],
    languages: ['fr', 'no'],
    years: false,
    rating: false,
    votes: true,
    runtime: true,
    popularity: true,
  });
  for (const language of offered.languages)
    expect(filterTitles(entries, { ...noFilter('movie'), language })).not.toEqual([]);
});

test('also offers the values that the address has selected', () => {
  const offered = { ...filterOptions([entry({ ...BARE, genreIds: [27] })]), lists: [] };
  const { filter } = readTitleQuery(
    new URLSearchParams('genre=18&not=35&year=1990&rating=7&votes=5&runtime=90-&language=ja&sort=popularity&order=asc'),
    'movie',
  );
  expect(withChosen(offered, { list: null, filter: noFilter('movie') })).toEqual(offered);
  expect(withChosen(offered, { list: 'upcoming', filter })).toEqual({
    lists: ['upcoming'],
    genres: [27, 18, 35],
    languages: ['ja'],
    years: true,
    rating: true,
    votes: true,
    runtime: true,
    popularity: true,
  });
});
