import { readDate } from '@/lib/date';
import type { ImageRef } from '@/lib/safeUrls';
import { readImageRef } from '@/lib/safeUrls';
import type { UnknownRecord } from '@/lib/json';
import { firstField, isRecord } from '@/lib/json';
import { msg } from '@/lib/msg';
import { cleanText } from '@/lib/text';
import { findTranslation } from '../record/findTranslation';
import type { Locale } from '../record/locale';
import { languageCode } from '../record/locale';
import { readCast } from '../people/readCast';
import { readCodes, readCountry, readLanguage } from '../record/readCodes';
import { readCollectionName } from '../collections/readCollection';
import { readCrew } from '../people/readCrew';
import { readMinutes, readText } from '../record/readFields';
import { readFilm } from '../film/readFilm';
import { readLinks } from '../record/readLinks';
import { readProviders } from './readProviders';
import { readRecords } from '../record/readRecords';
import { readCertificate, readReleases } from './readReleases';
import { readNumber, readSeasons } from '../seasons/readSeason';
import { readTitle, readTitles } from './readTitle';
import { readVideos } from './readVideos';
import type { CrewMember } from '../people/person';
import type { Source } from '../record/source';
import type { Title, TitleKind } from './title';
import { titleKey } from './title';
import type { Keyword, TitleDetails, Video } from './titleDetails';
import { youTubeKey } from './youTubeKey';

const MAX = { tagline: 300, overview: 2000, status: 60, keyword: 80, keywords: 60, images: 30, related: 40, name: 100 };

/** The locale of the site, and the viewer's own language, which is preferred for trailers. */
interface Viewer extends Locale {
  /** ISO 639-1. */
  viewerLanguage: string;
}

/**
 * Reads the details of a title: TMDB's full response, or a record of the product API with a part of its fields.
 * @param kind the kind, if the record has none
 * @returns null if it is not a title
 */
export function readTitleDetails(raw: unknown, kind: TitleKind, source: Source, viewer: Viewer): TitleDetails | null {
  const title = readTitle(raw, kind, source);
  if (!title || !isRecord(raw)) return null;
  const texts = readTexts(raw, viewer.language);
  const crew = readCrew(raw, source);
  const videos = readTitleVideos(raw, viewer.viewerLanguage);
  const isSeries = title.kind === 'tv';
  return {
    title: {
      ...title,
      overview: texts.overview,
      director: title.director ?? directorsOf(crew),
      runtime: title.runtime ?? (Array.isArray(raw.episode_run_time) ? readMinutes(raw.episode_run_time[0]) : null),
      ...trailerOf(title, raw, videos, viewer),
    },
    tagline: texts.tagline,
    textLanguage: texts.language,
    certificate: readCertificate(raw, viewer),
    status: readText(raw, MAX.status, 'status'),
    originalLanguage: readLanguage(raw.original_language),
    languages: readCodes(readLanguage, 'iso_639_1', raw.spoken_languages, raw.languages),
    countries: readCodes(readCountry, 'iso_3166_1', raw.production_countries, raw.countries, raw.origin_country),
    releases: isSeries ? [] : readReleases(raw),
    lastAirDate: isSeries ? readDate(raw.last_air_date) : null,
    episodeCount: isSeries ? readNumber(raw.number_of_episodes) : null,
    seasons: isSeries ? readSeasons(raw.seasons) : [],
    cast: readCast(raw, source),
    crew,
    videos,
    collection: readCollectionName(raw, source),
    keywords: readKeywords(raw.keywords),
    backdrops: readImages(raw, 'backdrops'),
    posters: readImages(raw, 'posters'),
    related: readRelated(raw, title),
    film: source === 'tmdb' ? null : readFilm(raw.video),
    providers: readProviders(raw, viewer),
    links: readLinks(raw, title.kind, source),
  };
}

/** The overview and the tagline must be in the same language. */
function readTexts(raw: UnknownRecord, asked: string) {
  const overview = cleanText(firstField(raw, 'overview', 'Plot', 'description'), MAX.overview);
  const other = overview === '' ? findTranslation(raw, asked, 'overview') : null;
  if (!other) return { overview, tagline: readText(raw, MAX.tagline, 'tagline'), language: null };
  return {
    overview: cleanText(other.texts.overview, MAX.overview),
    tagline: readText(other.texts, MAX.tagline, 'tagline'),
    language: other.language,
  };
}

function directorsOf(crew: readonly CrewMember[]): string | null {
  const names = crew.filter(({ jobs }) => jobs.includes('Director')).map(({ name }) => name);
  return names.length === 0 ? null : cleanText(names.join(', '), MAX.name);
}

/** Returns the YouTube key of a record's trailer. Some records have a URL instead, and use either field. */
const writtenKey = (raw: UnknownRecord): string | null => youTubeKey(raw.trailer_key) ?? youTubeKey(raw.trailer);

/** Reads the videos. An own record may name its trailer separately. */
function readTitleVideos(raw: UnknownRecord, language: string): Video[] {
  const videos = readVideos(raw.videos, language);
  const key = writtenKey(raw);
  if (key === null) return videos;
  return [{ key, name: msg('Trailer'), type: 'Trailer' }, ...videos.filter((video) => video.key !== key)];
}

/** Returns the trailer from the videos, if the request included the viewer's language. */
function trailerOf(title: Title, raw: UnknownRecord, [best]: readonly Video[], viewer: Viewer): Pick<Title, 'trailer'> {
  if (title.source === 'product') return { trailer: title.trailer ?? best?.key ?? null };
  const isAsked = [languageCode(viewer.language), 'en'].includes(viewer.viewerLanguage);
  if (title.trailer !== undefined || !isAsked || !isRecord(raw.videos)) return {};
  return { trailer: best?.key ?? null };
}

/**
 * Reads the keywords. TMDB wraps those of a movie in `keywords` and those of a series in `results`. Keywords without an
 * id have no link and are left out.
 */
function readKeywords(list: unknown): Keyword[] {
  const keywords = new Map<number, Keyword>();
  for (const entry of readRecords(list, 'keywords', 'results').slice(0, MAX.keywords)) {
    const name = readText(entry, MAX.keyword, 'name');
    const { id } = entry;
    if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && name !== null) keywords.set(id, { id, name });
  }
  return [...keywords.values()];
}

function readImages({ images }: UnknownRecord, field: 'backdrops' | 'posters'): ImageRef[] {
  const list = isRecord(images) && Array.isArray(images[field]) ? images[field] : [];
  const found = list
    .slice(0, MAX.images)
    .flatMap((entry: unknown) => readImageRef(isRecord(entry) ? entry.file_path : entry) ?? []);
  return [...new Set(found)];
}

/** Returns recommended titles, then similar ones, without repeats and without the title itself. */
function readRelated(raw: UnknownRecord, { kind, id, source }: Title): Title[] {
  const own = titleKey({ kind, id, source });
  const titles = new Map<string, Title>();
  for (const list of [raw.recommendations, raw.similar])
    for (const title of readTitles(list, kind, source) ?? [])
      if (titleKey(title) !== own && !titles.has(titleKey(title))) titles.set(titleKey(title), title);
  return [...titles.values()].slice(0, MAX.related);
}
