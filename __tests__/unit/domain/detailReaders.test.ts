import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isTitle } from '@/domain/title/isTitle';
import { nameSlug } from '@/domain/record/nameSlug';
import type { ExternalLink, PersonName } from '@/domain/people/person';
import { readCollection, readCollectionName } from '@/domain/collections/readCollection';
import { readPerson } from '@/domain/people/readPerson';
import { readSeason, readSeasons } from '@/domain/seasons/readSeason';
import { readTitleId, readTitles } from '@/domain/title/readTitle';
import { readTitleDetails } from '@/domain/title/readTitleDetails';
import { SOURCES } from '@/domain/record/source';
import type { Season, SeasonSummary } from '@/domain/seasons/season';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isTrailerKey } from '@/domain/title/trailer';
import { readDate } from '@/lib/date';
import { readImageRef } from '@/lib/safeUrls';
import { isRecord } from '@/lib/json';
import { hostileAnswer } from './hostileDetails';
import { isPolluted } from './hostileValues';

const VIEWER = { language: 'de-DE', region: null, viewerLanguage: 'de' };

const source = fc.constantFrom(...SOURCES);
const kind = fc.constantFrom('movie' as const, 'tv' as const);

const isClean = (text: string, max: number) =>
  Array.from(text).length <= max && !/[\u0000-\u0008\u202a-\u202e]/.test(text) && text === text.trim();
const isName = (text: string, max: number) => text !== '' && isClean(text, max);
const isNameOrNull = (text: string | null, max: number) => text === null || isName(text, max);
const isImage = (image: string | null) => image === null || readImageRef(image) === image;
const isDate = (date: string | null) => date === null || readDate(date) === date;
const isCount = (count: number | null) => count === null || (Number.isInteger(count) && count >= 0);
const areDifferent = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

const isPersonName = ({ id, name, portrait }: PersonName) =>
  (id === null || readTitleId(id) === id) && isName(name, 100) && isImage(portrait);
const isLink = ({ url }: ExternalLink) => /^https?:$/.test(new URL(url).protocol) && new URL(url).username === '';
const areTitles = (titles: readonly Title[]) => titles.every(isTitle) && areDifferent(titles.map(titleKey));
const isSummary = (season: SeasonSummary) =>
  isCount(season.number) &&
  isName(season.name, 200) &&
  isClean(season.overview, 2000) &&
  isDate(season.airDate) &&
  isCount(season.episodeCount) &&
  isImage(season.poster);

test('details of any response are complete or null', () => {
  fc.assert(
    fc.property(hostileAnswer, kind, source, (answer, said, from) => {
      const details = readTitleDetails(answer, said, from, VIEWER);
      if (details === null) return;
      const { title, cast, crew, videos, keywords, related, providers, collection } = details;
      expect(isTitle(title)).toBe(true);
      expect(isNameOrNull(details.tagline, 300) && isNameOrNull(details.status, 60)).toBe(true);
      expect(isNameOrNull(details.certificate, 20)).toBe(true);
      expect(cast.every(isPersonName) && cast.every(({ role }) => isNameOrNull(role, 200))).toBe(true);
      expect(crew.every(isPersonName) && crew.every(({ jobs }) => jobs.length > 0 && areDifferent(jobs))).toBe(true);
      for (const people of [cast, crew]) {
        expect(areDifferent(people.map(({ id, name }) => id ?? `name:${name}`))).toBe(true);
        expect(people.length).toBeLessThanOrEqual(400);
      }
      expect(videos.every(({ key, name }) => isTrailerKey(key) && isName(name, 200))).toBe(true);
      expect(areDifferent(videos.map(({ key }) => key))).toBe(true);
      expect(details.languages.every((code) => /^[a-z]{2,3}$/.test(code))).toBe(true);
      expect(details.countries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
      expect(details.releases.every(({ country, date }) => /^[A-Z]{2}$/.test(country) && isDate(date))).toBe(true);
      expect(isDate(details.lastAirDate) && isCount(details.episodeCount)).toBe(true);
      expect(details.seasons.every(isSummary) && areDifferent(details.seasons.map(({ number }) => number))).toBe(true);
      expect(
        collection === null || (readTitleId(collection.id) === collection.id && isName(collection.name, 300)),
      ).toBe(true);
      expect(keywords.every(({ id, name }) => Number.isSafeInteger(id) && isName(name, 80))).toBe(true);
      expect([...details.backdrops, ...details.posters].every(isImage)).toBe(true);
      expect(areTitles(related) && related.every((other) => titleKey(other) !== titleKey(title))).toBe(true);
      expect(providers === null || providers.ways.every((way) => way.providers.length > 0)).toBe(true);
      expect(details.links.every(isLink)).toBe(true);
      if (from === 'tmdb') expect(isRecord(answer) && answer.adult === true).toBe(false);
      expect(isPolluted()).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('a person of any response is complete or null', () => {
  fc.assert(
    fc.property(hostileAnswer, source, (answer, from) => {
      const person = readPerson(answer, from, 'de-DE');
      if (person === null) return;
      expect(isPersonName(person)).toBe(true);
      expect(isClean(person.biography, 6000) && isNameOrNull(person.birthplace, 200)).toBe(true);
      expect(isDate(person.born) && isDate(person.died)).toBe(true);
      expect(areTitles(person.knownFor)).toBe(true);
      expect(person.credits.every(({ title, role }) => isTitle(title) && isNameOrNull(role, 200))).toBe(true);
      expect(areDifferent(person.credits.map(({ title, department }) => `${titleKey(title)} ${department}`))).toBe(
        true,
      );
      expect(person.links.every(isLink)).toBe(true);
      expect(isPolluted()).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('a season of any response is complete or null', () => {
  const isWhole = ({ episodes, ...summary }: Season) =>
    isSummary(summary) &&
    episodes.every(
      ({ number, name, overview, airDate, still, runtime, rating }) =>
        isCount(number) &&
        isName(name, 200) &&
        isClean(overview, 2000) &&
        isDate(airDate) &&
        isImage(still) &&
        (runtime === null || runtime >= 1) &&
        (rating === null || (rating > 0 && rating <= 10)),
    ) &&
    episodes.every(({ number }, index) => index === 0 || number > (episodes[index - 1]?.number ?? 0));
  fc.assert(
    fc.property(hostileAnswer, (answer) => {
      const season = readSeason(answer);
      expect(season === null || isWhole(season)).toBe(true);
      expect(readSeasons([answer, answer]).length).toBeLessThanOrEqual(1);
      expect(isPolluted()).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('a collection of any response is complete or null', () => {
  fc.assert(
    fc.property(hostileAnswer, source, (answer, from) => {
      const collection = readCollection(answer, from, 'de-DE');
      if (isRecord(answer)) readCollectionName(answer, from);
      if (collection === null) return;
      expect(readTitleId(collection.id)).toBe(collection.id);
      expect(isName(collection.name, 300) && isClean(collection.overview, 2000)).toBe(true);
      expect(isImage(collection.poster) && isImage(collection.backdrop)).toBe(true);
      expect(areTitles(collection.titles)).toBe(true);
      const years = collection.titles.map(({ releaseDate, year }) => releaseDate ?? String(year ?? '9999'));
      expect(years).toEqual(years.toSorted());
    }),
    { numRuns: RUNS },
  );
});

test('no list of TMDB contains an adult title', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (adults) => {
      const records = adults.map((adult, index) => ({ id: index + 1, title: 'x', adult }));
      const ids = adults.flatMap((adult, index) => (adult ? [] : [index + 1]));
      expect(readTitles({ results: records }, 'movie', 'tmdb')?.map(({ id }) => id)).toEqual(ids);
    }),
    { numRuns: RUNS },
  );
});

test('the slug of a name is a valid text id, and equal for equal letters', () => {
  expect(['Ann Example', 'ANN  example!', 'Amélie', '山田 太郎', '007', '...'].map(nameSlug)).toEqual([
    'ann-example',
    'ann-example',
    'amelie',
    'E5B1B1E794B0-E5A4AAE9838E',
    'n-007',
    null,
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const slug = nameSlug(name);
      expect(slug === null || readTitleId(slug) === slug).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
