import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { readOptions } from '../../tools/fakeTmdb/options.mjs';
import { tmdbService } from '../../tools/fakeTmdb/service.mjs';

const TODAY = '2026-01-15';

let server;
let origin;

before(async () => {
  const service = tmdbService({ latency: 0, today: TODAY, origin: 'http://localhost' });
  server = createServer((request, response) => void service(request, response));
  await new Promise((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${server.address().port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path, params = {}, { fault, headers, signal } = {}) =>
  fetch(
    `${origin}${fault ? `/fault/${fault}` : ''}/3/${path}?${new URLSearchParams({ api_key: 'dev-key', ...params })}`,
    {
      headers,
      signal,
    },
  );

const json = async (...args) => (await ask(...args)).json();

/** Returns the results of all pages of a request. */
async function all(path, params) {
  const { results, total_pages: pages } = await json(path, params);
  const more = Array.from({ length: Math.min(pages, 30) - 1 }, (_, index) =>
    json(path, { ...params, page: index + 2 }),
  );
  return [...results, ...(await Promise.all(more)).flatMap((page) => page.results)];
}

const MOVIE = (
  'adult backdrop_path genre_ids id original_language original_title overview popularity poster_path release_date title ' +
  'video vote_average vote_count'
).split(' ');
const SERIES = (
  'adult backdrop_path genre_ids id origin_country original_language original_name overview popularity poster_path ' +
  'first_air_date name vote_average vote_count'
).split(' ');
const PERSON = 'adult gender id known_for_department name original_name popularity profile_path'.split(' ');
const MOVIE_DETAILS = (
  'adult backdrop_path belongs_to_collection budget genres homepage id imdb_id original_language original_title overview ' +
  'popularity poster_path production_companies production_countries release_date revenue runtime spoken_languages status ' +
  'tagline title video vote_average vote_count'
).split(' ');
const SERIES_DETAILS = (
  'adult backdrop_path created_by episode_run_time first_air_date genres homepage id in_production languages last_air_date ' +
  'last_episode_to_air name next_episode_to_air networks number_of_episodes number_of_seasons origin_country ' +
  'original_language original_name overview popularity poster_path production_companies production_countries seasons ' +
  'spoken_languages status tagline type vote_average vote_count'
).split(' ');
const EPISODE = (
  'air_date episode_number episode_type id name overview production_code runtime season_number show_id still_path ' +
  'vote_average vote_count'
).split(' ');

/** Asserts that a record has the fields of TMDB's. It may have newer fields than the recorded responses. */
const hasShape = (record, fields) =>
  assert.deepEqual(
    fields.filter((field) => !(field in record)),
    [],
  );

test('lists, details, seasons and credits have all the fields that TMDB’s have', async () => {
  const movies = await json('movie/popular');
  assert.deepEqual(Object.keys(movies).sort(), ['page', 'results', 'total_pages', 'total_results']);
  assert.equal(movies.results.length, 20);
  for (const movie of movies.results) assert.deepEqual(Object.keys(movie).sort(), [...MOVIE].sort());
  for (const item of (await json('tv/popular')).results) assert.deepEqual(Object.keys(item).sort(), [...SERIES].sort());

  const { id } = movies.results[0];
  const movie = await json(`movie/${id}`, {
    append_to_response: 'credits,videos,watch/providers,release_dates,nonsense',
  });
  hasShape(movie, MOVIE_DETAILS);
  hasShape(movie.credits.cast[0], [...PERSON, 'cast_id', 'character', 'credit_id', 'order']);
  hasShape(movie.credits.crew[0], [...PERSON, 'credit_id', 'department', 'job']);
  assert.ok(movie.videos.results && movie['watch/providers'].results && movie.release_dates.results);
  assert.equal(movie.nonsense, undefined);
  assert.deepEqual((await json(`movie/${id}/credits`)).cast, movie.credits.cast);
  assert.equal((await json(`movie/${id}/credits`)).id, id);

  const series = await json(`tv/${(await json('tv/top_rated')).results[0].id}`, {
    append_to_response: 'aggregate_credits',
  });
  hasShape(series, SERIES_DETAILS);
  hasShape(series.aggregate_credits.cast[0], [...PERSON, 'roles', 'total_episode_count', 'order']);
  const { season_number: number, episode_count: count } = series.seasons.at(-1);
  const season = await json(`tv/${series.id}/season/${number}`);
  hasShape(season, [
    '_id',
    'air_date',
    'episodes',
    'name',
    'overview',
    'id',
    'poster_path',
    'season_number',
    'vote_average',
  ]);
  assert.equal(season.episodes.length, count);
  hasShape(season.episodes[0], [...EPISODE, 'crew', 'guest_stars']);
  hasShape(await json(`tv/${series.id}/season/${number}/episode/1`), EPISODE);
});

test('a person’s films name them in their credits, a collection’s parts name the collection', async () => {
  const person = await json('person/10', { append_to_response: 'combined_credits,external_ids' });
  const [credit] = person.combined_credits.cast.concat(person.combined_credits.crew);
  const { cast, crew } = await json(`${credit.media_type}/${credit.id}/credits`);
  assert.ok([...cast, ...crew].some(({ id }) => id === 10));

  const collection = await json('collection/10013');
  assert.ok(collection.parts.length >= 2);
  const part = await json(`movie/${collection.parts[1].id}`);
  assert.equal(part.belongs_to_collection.name, collection.name);
});

test('the filters of discover combine, and every sort order is correct', async () => {
  const both = await all('discover/movie', { with_genres: '27,53' });
  assert.ok(both.length > 50);
  assert.ok(both.every(({ genre_ids: ids }) => ids.includes(27) && ids.includes(53)));
  const either = await json('discover/movie', { with_genres: '27|53' });
  assert.ok(either.total_results > both.length);

  const narrow = {
    with_genres: '18',
    without_genres: '35,28',
    'primary_release_date.gte': '1990-01-01',
    'primary_release_date.lte': '2009-12-31',
    'vote_average.gte': '6.5',
    'vote_count.gte': '20',
    'with_runtime.gte': '90',
    'with_runtime.lte': '120',
    with_original_language: 'en',
    sort_by: 'vote_average.desc',
  };
  const found = await all('discover/movie', narrow);
  assert.ok(found.length > 3);
  for (const movie of found) {
    assert.ok(movie.genre_ids.includes(18) && !movie.genre_ids.some((id) => id === 35 || id === 28));
    assert.ok(movie.release_date >= '1990' && movie.release_date < '2010');
    assert.ok(movie.vote_average >= 6.5 && movie.vote_count >= 20 && movie.original_language === 'en');
  }
  const ratings = found.map(({ vote_average: rating }) => rating);
  assert.deepEqual(
    ratings,
    [...ratings].sort((a, b) => b - a),
  );
  const { runtime } = await json(`movie/${found[0].id}`);
  assert.ok(runtime >= 90 && runtime <= 120);

  const dates = (await all('discover/tv', { sort_by: 'first_air_date.asc', first_air_date_year: '2011' })).map(
    ({ first_air_date: date }) => date,
  );
  assert.ok(dates.length > 10 && dates.every((date) => date.startsWith('2011-')));
  assert.deepEqual(dates, [...dates].sort());
  assert.ok((await json('discover/movie', { with_keywords: '101|104' })).total_results > 0);
});

test('adult titles are returned only on request', async () => {
  const params = { sort_by: 'vote_count.desc' };
  const without = await json('discover/movie', params);
  const withThem = await json('discover/movie', { ...params, include_adult: 'true' });
  assert.ok(withThem.total_results > without.total_results);
});

test('a search ignores case, accents and word order, and find returns a title by its IMDb id', async () => {
  const [title] = (await json('discover/movie', { sort_by: 'vote_count.desc' })).results;
  const query = title.title.split(' ').reverse().join('  ').toUpperCase();
  assert.ok((await all('search/movie', { query })).some(({ id }) => id === title.id));
  assert.equal((await json('search/movie', { query: 'zzqx' })).total_results, 0);
  const year = title.release_date.slice(0, 4);
  for (const { release_date: date } of (await json('search/movie', { query: 'the', year })).results)
    assert.ok(date.startsWith(year));

  const people = await json('search/person', { query: 'DEN' });
  assert.ok(people.results.some(({ name }) => name.includes('dén')));
  assert.ok(people.results[0].known_for.length > 0);
  const kinds = (await all('search/multi', { query: 'mel' })).map(({ media_type: kind }) => kind);
  assert.ok(new Set(kinds).has('person'));

  const { imdb_id: imdb } = await json(`movie/${title.id}`);
  const { movie_results: found } = await json(`find/${imdb}`, { external_source: 'imdb_id' });
  assert.deepEqual(
    found.map(({ id }) => id),
    imdb ? [title.id] : [],
  );
});

test('a title without a translation has its original title and no overview', async () => {
  const movies = await all('movie/popular', { language: 'de-DE' });
  const english = new Map((await all('movie/popular')).map((movie) => [movie.id, movie]));
  const untranslated = movies.filter(({ id, overview }) => overview === '' && english.get(id).overview !== '');
  assert.ok(untranslated.length > 20 && untranslated.length < movies.length);
  for (const movie of untranslated) assert.equal(movie.title, movie.original_title);
  assert.ok(movies.some((movie) => movie.overview !== '' && movie.overview !== english.get(movie.id).overview));
});

test('people and collections have texts in some languages, and name these languages', async () => {
  const PARTS = { append_to_response: 'translations' };
  for (const [path, field] of [
    ['person/5', 'biography'],
    ['collection/10000', 'overview'],
  ]) {
    const [kind, first] = path.split('/');
    const step = kind === 'person' ? 5 : 13;
    const ids = Array.from({ length: 40 }, (_, index) => Number(first) + index * step);
    const records = await Promise.all(ids.map((id) => json(`${kind}/${id}`, { ...PARTS, language: 'de-DE' })));
    const english = records.filter(
      (record) => record[field] === '' && record.translations.translations.some(({ iso_639_1: code }) => code === 'en'),
    );
    const german = records.filter((record) => record[field] !== '');
    assert.ok(english.length > 5, kind);
    assert.ok(german.length > 2, kind);
    for (const record of german) {
      const own = record.translations.translations.find(({ iso_639_1: code }) => code === 'de');
      assert.equal(own.data[field], record[field]);
    }
  }
  assert.ok((await json('collection/10000/translations')).id === 10_000);
});

test('a region has the movies that were released there, at their dates there', async () => {
  const [here, everywhere] = [await all('movie/popular', { region: 'FR' }), await all('movie/popular')];
  assert.ok(here.length > 0);
  const { dates } = await json('movie/now_playing', { region: 'FR' });
  const playing = await all('movie/now_playing', { region: 'FR' });
  assert.ok(playing.length > 0);
  assert.notDeepEqual(here.map(({ id }) => id).slice(0, 20), everywhere.map(({ id }) => id).slice(0, 20));
  for (const { id } of playing) {
    const { results } = await json(`movie/${id}/release_dates`);
    const there = results.find(({ iso_3166_1: country }) => country === 'FR');
    const [day] = there.release_dates
      .filter(({ type }) => type === 3)
      .map((release) => release.release_date.slice(0, 10));
    assert.ok(day >= dates.minimum && day <= dates.maximum);
  }
});

test('pages have twenty titles, each title once, and end at 500', async () => {
  const titles = await all('movie/top_rated');
  assert.equal(new Set(titles.map(({ id }) => id)).size, titles.length);
  const { total_pages: pages } = await json('movie/top_rated');
  assert.deepEqual((await json('movie/top_rated', { page: pages + 1 })).results, []);
  const refused = await ask('movie/top_rated', { page: 501 });
  assert.equal(refused.status, 400);
  assert.equal((await refused.json()).status_code, 22);
});

test('the catalogue is the same every time, and its lists respect the date', async () => {
  const other = tmdbService({ latency: 0, today: TODAY, origin: 'http://localhost' });
  const answer = await new Promise((resolve) => {
    const response = {
      setHeader: () => undefined,
      writeHead: () => undefined,
      end: (body) => resolve(JSON.parse(body)),
    };
    void other({ method: 'GET', url: '/3/tv/popular?api_key=dev', headers: {} }, response);
  });
  assert.deepEqual(answer, await json('tv/popular'));
  const { results, dates } = await json('movie/upcoming');
  assert.ok(results.length > 0 && dates.minimum > TODAY);
  for (const { release_date: date } of results) assert.ok(date > TODAY && date <= dates.maximum);
});

test('a missing key, a wrong key and unknown paths get TMDB’s error responses', async () => {
  assert.equal((await fetch(`${origin}/3/movie/popular`)).status, 401);
  const wrong = await ask('movie/popular', { api_key: 'mine' });
  assert.equal(wrong.status, 401);
  assert.equal((await wrong.json()).status_code, 7);
  const token = await ask('movie/popular', { api_key: '' }, { headers: { Authorization: 'Bearer dev-token' } });
  assert.equal(token.status, 200);
  for (const path of ['movie/8', 'person/1', 'nothing/of/that', 'movie/7/nothing', 'tv/11/season/99']) {
    const missing = await ask(path);
    assert.equal(missing.status, 404, path);
    assert.equal((await missing.json()).status_code, 34);
  }
});

test('every origin may read, unchanged responses have no body, and images have the size in their URL', async () => {
  const first = await ask('movie/popular');
  assert.equal(first.headers.get('access-control-allow-origin'), '*');
  const again = await ask('movie/popular', {}, { headers: { 'If-None-Match': first.headers.get('etag') } });
  assert.equal(again.status, 304);
  const preflight = await fetch(`${origin}/3/movie/popular`, { method: 'OPTIONS' });
  assert.match(preflight.headers.get('access-control-allow-headers'), /Authorization/);

  const [{ poster_path: poster }] = (await first.json()).results;
  const picture = await fetch(`${origin}/t/p/w342${poster}`);
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml');
  assert.match(await picture.text(), /width="342" height="513"/);
  assert.equal((await fetch(`${origin}/t/p/w342/x.jpg`)).status, 404);
  assert.equal((await fetch(`${origin}/fault/a2@t.p/t/p/w342${poster}`)).status, 404);
});

const statusOf = async (fault, path = 'movie/popular') => (await ask(path, {}, { fault })).status;
const bodyOf = async (fault, path = 'movie/popular') => (await ask(path, {}, { fault })).text();

test('the address alone enables every fault of the matrix, also for some requests only', async () => {
  assert.equal(await statusOf('a1'), 401);
  assert.equal(await statusOf('a1:status=403'), 403);
  assert.equal(await statusOf('a2', 'movie/7'), 404);
  assert.equal(await statusOf('a2'), 200);
  const limited = await ask('movie/popular', {}, { fault: 'a3:retry=2' });
  assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '2']);
  assert.equal(await statusOf('a4:status=503:type=html'), 503);
  assert.equal(await statusOf('a4@discover'), 200);
  assert.equal(await statusOf('a4@discover', 'discover/movie'), 500);
  assert.equal(await statusOf('a8@movie.popular'), 500);
  await assert.rejects(ask('movie/popular', {}, { fault: 'a5', signal: AbortSignal.timeout(300) }), /Timeout/);
  await assert.rejects(bodyOf('a6'));
  assert.equal(
    (await ask('movie/popular', {}, { fault: 'a6:how=cors' })).headers.get('access-control-allow-origin'),
    null,
  );
  assert.match(await bodyOf('a7'), /^<!doctype html>/);
  for (const body of ['truncated', 'malformed', 'empty'])
    await assert.rejects(async () => JSON.parse(await bodyOf(`a9:body=${body}`)), SyntaxError);
  assert.equal(await statusOf('a9:body=204'), 204);
  assert.deepEqual(JSON.parse(await bodyOf('a9:body=none')).results, []);
  assert.equal(JSON.parse(await bodyOf('a10:items=3000')).results.length, 3000);
  assert.ok(JSON.parse(await bodyOf('a11')).results.includes(null));
  const twice = JSON.parse(await bodyOf('a12')).results.map(({ id }) => id);
  assert.ok(new Set(twice).size < twice.length);
  assert.match(await bodyOf('a13'), /"title":"<img/);
  assert.match(await bodyOf('a14'), /"poster_path":"javascript:/);
  assert.match(await bodyOf('a15'), /"id":"__proto__"/);
  assert.ok((await bodyOf('a16', 'movie/7')).length > 1_000_000);
  assert.match(await bodyOf('a17'), /\u202e/);
  assert.match(await bodyOf('a18'), /"vote_average":-5/);
  assert.match(await bodyOf('a19'), /"genre_ids":\[999999/);
  assert.equal(await statusOf('a20'), 304);
  assert.deepEqual([await statusOf('a4:times=1:run=t'), await statusOf('a4:times=1:run=t')], [500, 200]);
  assert.deepEqual([await statusOf('a4:after=1:run=t'), await statusOf('a4:after=1:run=t')], [200, 500]);
  // Several faults at once.
  assert.match(await bodyOf('a13,a18'), /"title":"<img[^]*"vote_average":-5/);
});

test('the options of the command are checked', () => {
  assert.equal(readOptions([], {}).port, 4380);
  assert.equal(readOptions(['--today', TODAY], {}).today, TODAY);
  assert.throws(() => readOptions(['--today', 'soon'], {}), /date/);
  assert.throws(() => readOptions(['--latency', '-1'], {}));
});
