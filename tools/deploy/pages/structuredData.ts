import type { Collection } from '@/domain/collections/collection';
import type { Film } from '@/domain/film/film';
import type { PersonName } from '@/domain/people/person';
import { splitNames } from '@/domain/people/splitNames';
import type { SeasonSummary } from '@/domain/seasons/season';
import type { Title } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { collectionPath, seasonPath, titlePath } from '@/domain/title/titlePath';
import { mediaUrl } from '@/lib/mediaAddress';
import { clip } from './markup';
import type { PageSite } from './pageSite';
import { addressOf, imageAddress } from './pageSite';

const MAX = { description: 500, people: 10, episodes: 100 } as const;

/** A node of schema.org. */
type Node = Readonly<Record<string, unknown>>;

/** Returns a node without empty properties. */
const node = (properties: Node): Node =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) =>
        value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Returns an ISO 8601 duration in whole minutes or seconds. */
const minutes = (count: number | null) => (count === null ? null : `PT${count}M`);
const seconds = (count: number | null) => (count === null ? null : `PT${Math.round(count)}S`);

const person = ({ name }: Pick<PersonName, 'name'>): Node => ({ '@type': 'Person', name });

/**
 * Returns the nodes of a movie or a series, and of its video if it is playable.
 * @param addedOn the date when the title was added to the catalogue, as `YYYY-MM-DD`
 */
export function titleGraph(
  { title, certificate, cast, crew, seasons, ...details }: TitleDetails,
  site: PageSite,
  addedOn: string | null,
): Node[] {
  const isSeries = title.kind === 'tv';
  const directors = crew.filter(({ jobs }) => jobs.includes('Director'));
  const about = node({
    '@type': isSeries ? 'TVSeries' : 'Movie',
    name: title.title,
    alternateName: title.originalTitle === title.title ? null : title.originalTitle,
    url: addressOf(site, titlePath(title)),
    image: [imageAddress(site, title.poster, 'poster'), imageAddress(site, title.backdrop, 'backdrop')].filter(Boolean),
    description: clip(title.overview, MAX.description),
    datePublished: title.releaseDate ?? title.year?.toString(),
    duration: isSeries ? null : minutes(title.runtime),
    genre: title.genres,
    contentRating: certificate,
    director:
      directors.length > 0 ? directors.map(person) : splitNames(title.director ?? '').map((name) => person({ name })),
    actor: cast.slice(0, MAX.people).map(person),
    numberOfEpisodes: isSeries ? details.episodeCount : null,
    numberOfSeasons: isSeries ? seasons.filter(({ number }) => number > 0).length || null : null,
  });
  const video = details.film && videoNode(details.film, title, site, addedOn ?? title.releaseDate);
  return video ? [about, video] : [about];
}

/** Returns the node of a title's video. Returns null if a property that search engines require is unknown. */
function videoNode(film: Film, title: Title, site: PageSite, uploadDate: string | null): Node | null {
  const thumbnail = imageAddress(site, title.backdrop ?? title.poster, title.backdrop ? 'backdrop' : 'poster');
  const [source] = film.sources;
  if (!source || thumbnail === null || uploadDate === null || site.address === null) return null;
  return node({
    '@type': 'VideoObject',
    name: title.title,
    description: clip(title.overview, MAX.description) || title.title,
    thumbnailUrl: [thumbnail],
    uploadDate,
    contentUrl: mediaUrl(source.src, site.address),
    encodingFormat: source.type,
    duration: seconds(film.duration) ?? minutes(title.runtime),
  });
}

export function seasonGraph(season: SeasonSummary, series: Title, site: PageSite): Node[] {
  return [
    node({
      '@type': 'TVSeason',
      name: season.name,
      seasonNumber: season.number,
      numberOfEpisodes: season.episodeCount,
      datePublished: season.airDate,
      description: clip(season.overview, MAX.description),
      image: imageAddress(site, season.poster ?? series.poster, 'poster'),
      url: addressOf(site, seasonPath(series, season.number)),
      partOfSeries: node({ '@type': 'TVSeries', name: series.title, url: addressOf(site, titlePath(series)) }),
    }),
  ];
}

export function collectionGraph(collection: Collection, site: PageSite): Node[] {
  return [
    node({
      '@type': 'ItemList',
      name: collection.name,
      url: addressOf(site, collectionPath(collection)),
      itemListElement: collection.titles.map((title, index) =>
        node({ '@type': 'ListItem', position: index + 1, name: title.title, url: addressOf(site, titlePath(title)) }),
      ),
    }),
  ];
}
