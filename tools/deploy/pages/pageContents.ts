import type { Collection } from '@/domain/collections/collection';
import type { Studio } from '@/domain/lists/studio';
import type { SeasonSummary } from '@/domain/seasons/season';
import type { PersonName } from '@/domain/people/person';
import type { Title } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { collectionPath, personPath, seasonPath, titlePath } from '@/domain/title/titlePath';
import type { PageContent } from './pageTemplate';
import type { PageSite } from './pageSite';
import { imageAddress } from './pageSite';
import type { ReadableLink } from './readable';
import { collectionGraph, seasonGraph, titleGraph } from './structuredData';

/** A person with the titles that name them. */
export interface CreditedPerson extends PersonName {
  id: NonNullable<PersonName['id']>;
  biography: string;
  born: string | null;
  died: string | null;
  credits: ReadableLink[];
}

const withYear = ({ title, year }: Title) => (year === null ? title : `${title} (${year})`);

export const titleLink = (title: Title): ReadableLink => ({ path: titlePath(title), text: withYear(title) });

const MAX_CAST = 8;

/** Returns the non-empty values as text. */
const known = (values: readonly (string | number | null)[]): string[] =>
  values.flatMap((value) => (value === null || value === '' || value === 0 ? [] : String(value)));

/** @param addedOn the date when the title was added to the catalogue, as `YYYY-MM-DD` */
export function titleContent(details: TitleDetails, site: PageSite, addedOn: string | null = null): PageContent {
  const { title, film, seasons, cast, tagline } = details;
  const wide = imageAddress(site, title.backdrop, 'backdrop');
  const facts = known([title.year, title.runtime && `${title.runtime} min`, ...title.genres.slice(0, 3)]);
  const summary = known([facts.join(', '), title.director && `Directed by ${title.director}`]);
  const playing = cast.slice(0, MAX_CAST).map(({ name }) => name);
  return {
    head: {
      title: withYear(title),
      description: known([title.overview, tagline, summary.join('. '), title.title])[0] ?? '',
      path: titlePath(title),
      type: title.kind === 'tv' ? 'video.tv_show' : 'video.movie',
      image: wide ?? imageAddress(site, title.poster, 'poster'),
      imageAlt: wide === null ? `Poster of ${title.title}` : title.title,
      isWide: wide !== null,
      properties: {
        'video:release_date': title.releaseDate,
        'video:duration': title.kind === 'movie' && title.runtime !== null ? String(title.runtime * 60) : null,
      },
      graph: titleGraph(details, site, addedOn),
    },
    readable: {
      heading: title.title,
      picture: title.poster ?? title.backdrop,
      facts: known([...facts, title.director, playing.join(', ')]),
      text: title.overview,
      film,
      links: seasons.map((season) => ({ path: seasonPath(title, season.number), text: season.name })),
    },
    title,
  };
}

export function seasonContent(
  season: SeasonSummary,
  series: Title,
  links: ReadableLink[],
  site: PageSite,
): PageContent {
  const picture = season.poster ?? series.poster;
  const heading = `${series.title}: ${season.name}`;
  const episodes = season.episodeCount === null ? [] : [`${season.episodeCount} episodes`];
  return {
    head: {
      title: heading,
      description: season.overview || series.overview || heading,
      path: seasonPath(series, season.number),
      type: 'video.tv_show',
      image: imageAddress(site, picture, 'poster'),
      imageAlt: `Poster of ${heading}`,
      isWide: false,
      properties: { 'video:release_date': season.airDate },
      graph: seasonGraph(season, series, site),
    },
    readable: {
      heading,
      picture,
      facts: [...(season.airDate ? [season.airDate] : []), ...episodes],
      text: season.overview,
      film: null,
      links: [titleLink(series), ...links],
    },
    title: null,
  };
}

export function personContent(person: CreditedPerson, site: PageSite): PageContent {
  const { name, portrait, biography, born, died, credits } = person;
  const best = credits.slice(0, 3).map(({ text }) => text);
  const image = imageAddress(site, portrait, 'portrait');
  const url = site.address === null ? undefined : site.address + personPath(person).slice(1);
  return {
    head: {
      title: name,
      description: biography || (best.length > 0 ? `${name}: ${best.join(', ')}` : name),
      path: personPath(person),
      type: 'profile',
      image,
      imageAlt: `Portrait of ${name}`,
      isWide: false,
      graph: [
        {
          '@type': 'Person',
          name,
          url,
          image: image ?? undefined,
          birthDate: born ?? undefined,
          deathDate: died ?? undefined,
        },
      ],
    },
    readable: { heading: name, picture: portrait, facts: [], text: biography, film: null, links: credits },
    title: null,
  };
}

export function collectionContent(collection: Collection, site: PageSite): PageContent {
  const { name, overview, poster, backdrop, titles } = collection;
  const wide = imageAddress(site, backdrop, 'backdrop');
  return {
    head: {
      title: name,
      description: overview || `${name}: ${titles.map(({ title }) => title).join(', ')}`,
      path: collectionPath(collection),
      type: 'website',
      image: wide ?? imageAddress(site, poster ?? titles[0]?.poster ?? null, 'poster'),
      imageAlt: name,
      isWide: wide !== null,
      graph: collectionGraph(collection, site),
    },
    readable: { heading: name, picture: poster, facts: [], text: overview, film: null, links: titles.map(titleLink) },
    title: null,
  };
}

export const studioContent = ({ name, slug }: Studio, site: PageSite): PageContent => ({
  head: {
    title: name,
    description: `Movies and series of ${name}.`,
    path: `/studio/${slug}`,
    type: 'website',
    image: imageAddress(site, `art/studios/${slug}-480.webp`, 'logo'),
    imageAlt: name,
    isWide: false,
    graph: [],
  },
  readable: { heading: name, picture: null, facts: [], text: '', film: null, links: [] },
  title: null,
});
