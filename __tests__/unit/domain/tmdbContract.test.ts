import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TMDB_FIXTURES } from '@tests/tmdbFixtures';
import { isTitle } from '@/domain/title/isTitle';
import { readList, readTitle, readTitles } from '@/domain/title/readTitle';
import { readPerson } from '@/domain/people/readPerson';
import { readRecords } from '@/domain/record/readRecords';
import { readSeason } from '@/domain/seasons/readSeason';
import { readTitleDetails } from '@/domain/title/readTitleDetails';
import type { TitleKind } from '@/domain/title/title';
import { isRecord } from '@/lib/json';

type FixtureName = keyof typeof TMDB_FIXTURES;

/**
 * A folder of responses that were recorded from TMDB, such as `movie-popular.json`. Optional, because their texts are
 * not ours to publish. The fixtures have the same shapes.
 */
const RECORDED = process.env.TMDB_RESPONSES;

const recorded = (folder: string) => (name: FixtureName) => {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;
};

const SOURCES: [string, (name: FixtureName) => unknown][] = [
  ['our own responses', (name) => JSON.parse(JSON.stringify(TMDB_FIXTURES[name])) as unknown],
  ...(RECORDED === undefined ? [] : [['recorded responses', recorded(RECORDED)] satisfies [string, unknown]]),
];

const asRecord = (answer: unknown) => (isRecord(answer) ? answer : {});

const recordsOf = (answer: unknown) => (readList(answer) ?? []).filter(isRecord);

describe.each(SOURCES)('with the shapes of TMDB: %s', (_source, answerOf) => {
  describe.each<[FixtureName, TitleKind]>([
    ['movie-popular', 'movie'],
    ['movie-recommendations', 'movie'],
    ['tv-popular', 'tv'],
  ])('every record of %s', (name, kind) => {
    const records = recordsOf(answerOf(name));
    const titles = readTitles(answerOf(name)) ?? [];

    test('is read as a complete title', () => {
      expect(records.length).toBeGreaterThan(1);
      expect(titles.filter(isTitle)).toHaveLength(records.length);
    });

    test('has its kind without a hint', () => {
      expect(new Set(titles.map((title) => title.kind))).toEqual(new Set([kind]));
    });

    test('keeps its id, name and overview', () => {
      expect(titles.map(({ id, title, overview }) => [id, title, overview])).toEqual(
        records.map((record) => [record.id, record.title ?? record.name, record.overview]),
      );
    });

    test('keeps its images', () => {
      expect(titles.map(({ poster, backdrop }) => [poster, backdrop])).toEqual(
        records.map(({ poster_path, backdrop_path }) => [poster_path, backdrop_path]),
      );
    });

    test('keeps its date and year', () => {
      const days = records.map((record) => String(record.release_date ?? record.first_air_date));

      expect(titles.map(({ releaseDate }) => releaseDate ?? '')).toEqual(days);
      expect(titles.map(({ year }) => year?.toString() ?? '')).toEqual(days.map((day) => day.slice(0, 4)));
    });

    test('keeps its rating, and has none without votes', () => {
      expect(titles.map(({ rating }) => rating ?? 0)).toEqual(records.map((record) => record.vote_average));
    });

    test('has names for known genres', () => {
      expect(titles.flatMap(({ genres }) => genres)).not.toHaveLength(0);
      expect(titles.every(({ genres, genreIds }) => genres.length <= genreIds.length)).toBe(true);
    });
  });

  test('reads the details of a movie with genres and runtime', () => {
    const answer = answerOf('movie-details');
    const title = readTitle(answer, 'movie');

    expect(isTitle(title)).toBe(true);
    expect(title).toMatchObject({ kind: 'movie', genres: ['Drama'], genreIds: [18], runtime: 139 });
  });

  test('reads the details of a series with genres', () => {
    const title = readTitle(answerOf('tv-details'));

    expect(isTitle(title)).toBe(true);
    expect(title?.kind).toBe('tv');
    expect(title?.genres).toEqual(expect.arrayContaining(['Sci-Fi & Fantasy', 'Drama']));
  });

  const VIEWER = { language: 'en-US', region: null, viewerLanguage: 'en' };

  test('reads a movie with its credits and videos', () => {
    const parts = { credits: answerOf('movie-credits'), videos: answerOf('movie-videos') };
    const details = readTitleDetails({ ...asRecord(answerOf('movie-details')), ...parts }, 'movie', 'tmdb', VIEWER);
    const listed = readRecords(parts.credits, 'cast');

    expect(isTitle(details?.title)).toBe(true);
    expect(details?.title.director).not.toBeNull();
    expect(details?.cast.length).toBeGreaterThan(1);
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(details?.cast.map(({ name }) => name) ?? []));
    expect(details?.cast.every(({ id, source }) => typeof id === 'number' && source === 'tmdb')).toBe(true);
    expect(details?.crew.every(({ jobs }) => jobs.length > 0)).toBe(true);
    expect(details?.videos[0]).toMatchObject({ type: 'Trailer' });
    expect(details).toMatchObject({
      status: 'Released',
      originalLanguage: 'en',
      languages: ['en'],
      countries: expect.arrayContaining(['US']) as unknown,
    });
    expect(details?.links.map(({ site }) => site)).toEqual(['Website', 'IMDb', 'TMDB']);
    expect(details?.tagline).not.toBeNull();
  });

  test('reads a series with all its seasons and creators', () => {
    const answer = asRecord(answerOf('tv-details'));
    const details = readTitleDetails(answer, 'tv', 'tmdb', VIEWER);
    const numbers = readRecords(answer.seasons).map((season) => season.season_number);

    expect(details?.seasons.map(({ number }) => number).sort()).toEqual([...numbers].sort());
    expect(details?.seasons.every(({ name, episodeCount }) => name !== '' && episodeCount !== null)).toBe(true);
    expect(details?.crew.filter(({ jobs }) => jobs.includes('Creator'))).toHaveLength(
      readRecords(answer.created_by).length,
    );
    expect(details).toMatchObject({ status: 'Ended', episodeCount: 73, lastAirDate: '2019-05-19' });
  });

  test('reads a season with all its episodes', () => {
    const answer = asRecord(answerOf('tv-season-details'));
    const season = readSeason(answer);
    const episodes = readRecords(answer.episodes);

    expect(season?.number).toBe(1);
    expect(season?.episodes.map(({ number, name, overview }) => [number, name, overview])).toEqual(
      episodes.map((episode) => [episode.episode_number, episode.name, episode.overview]),
    );
    expect(season?.episodes.some(({ still, runtime }) => still !== null && runtime !== null)).toBe(true);
  });

  test('every cast member has a name, and can be read as a person', () => {
    const [somebody] = readRecords(answerOf('movie-credits'), 'cast');

    expect(readPerson(somebody, 'tmdb', 'en-US')).toMatchObject({ id: somebody?.id, name: somebody?.name });
  });

  test.each<FixtureName>(['invalid-api-key', 'resource-not-found'])('%s is neither a title nor a list', (name) => {
    expect(readTitle(answerOf(name))).toBeNull();
    expect(readTitles(answerOf(name))).toBeNull();
  });
});
