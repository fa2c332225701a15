import type { Collection } from '@/domain/collections/collection';
import type { CastMember, CrewMember, Person } from '@/domain/people/person';
import type { Season } from '@/domain/seasons/season';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { buildTitle } from './builders';

/** Returns details without any data beyond the title. A test passes only the fields that it is about. */
export const buildDetails = (fields: Partial<TitleDetails> = {}): TitleDetails => ({
  title: buildTitle(),
  tagline: null,
  textLanguage: null,
  certificate: null,
  status: null,
  originalLanguage: null,
  languages: [],
  countries: [],
  releases: [],
  lastAirDate: null,
  episodeCount: null,
  seasons: [],
  cast: [],
  crew: [],
  videos: [],
  collection: null,
  keywords: [],
  backdrops: [],
  posters: [],
  related: [],
  film: null,
  providers: null,
  links: [],
  ...fields,
});

export const buildPlayer = (id: number, fields: Partial<CastMember> = {}): CastMember => ({
  id,
  source: 'tmdb',
  name: `Player ${id}`,
  portrait: null,
  role: `Role ${id}`,
  ...fields,
});

export const buildMaker = (id: number, fields: Partial<CrewMember> = {}): CrewMember => ({
  id,
  source: 'tmdb',
  name: `Maker ${id}`,
  portrait: null,
  jobs: ['Director'],
  ...fields,
});

export const buildPerson = (fields: Partial<Person> = {}): Person => ({
  id: 287,
  source: 'tmdb',
  name: 'Ada Lamp',
  portrait: null,
  biography: '',
  biographyLanguage: null,
  born: null,
  died: null,
  birthplace: null,
  department: null,
  knownFor: [],
  credits: [],
  links: [],
  ...fields,
});

export const buildCollection = (fields: Partial<Collection> = {}): Collection => ({
  id: 10,
  source: 'tmdb',
  name: 'Lantern Collection',
  poster: null,
  backdrop: null,
  overview: '',
  overviewLanguage: null,
  titles: [],
  ...fields,
});

export const buildSeason = (fields: Partial<Season> = {}): Season => ({
  number: 1,
  name: 'Season 1',
  overview: '',
  airDate: null,
  episodeCount: null,
  poster: null,
  episodes: [],
  ...fields,
});
