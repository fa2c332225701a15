import type { ReactNode } from 'react';
import { Fragment, useId } from 'react';
import { Link } from '@/components/ui/Link';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLinks } from '@/components/ui/SiteLinks';
import { genreName } from '@/domain/lists/genre';
import type { CrewMember } from '@/domain/people/person';
import { personKey } from '@/domain/people/readPersonName';
import { splitNames } from '@/domain/people/splitNames';
import type { Title } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { personPath } from '@/domain/title/titlePath';
import { formatDate } from '@/lib/formats/dates';
import { countryName, languageName } from '@/lib/formats/names';
import type { Elements } from '@/lib/elements';
import * as styles from './Facts.late.module.css';
import { filterPath } from './filterPath';
import { Releases } from './Releases';

interface Makers {
  label: string;
  people: CrewMember[];
}

/** The jobs that the facts name, with their labels in singular and plural. */
const ROLES = [
  { job: /^creator$/i, one: 'Creator', many: 'Creators' },
  { job: /^(co-)?director$/i, one: 'Director', many: 'Directors' },
  { job: /^(writer|screenplay|story|novel|teleplay)$/i, one: 'Writer', many: 'Writers' },
] as const;

const MAX = 6;

/** Returns the creators, directors and writers among the crew. */
export function makers(crew: readonly CrewMember[]): Makers[] {
  return ROLES.flatMap(({ job, one, many }) => {
    const people = crew.filter(({ jobs }) => jobs.some((done) => job.test(done))).slice(0, MAX);
    return people.length === 0 ? [] : [{ label: people.length === 1 ? one : many, people }];
  });
}

/** Pairs the names of a title's genres with their ids. A genre without an id gets no link. */
export function namedGenres({ genres, genreIds }: Pick<Title, 'genres' | 'genreIds'>): {
  id: number | null;
  name: string;
}[] {
  const byName = new Map(genreIds.map((id) => [genreName(id), id]));
  // A record with both lists has them in the same order.
  const isPaired = genres.length === genreIds.length;
  return genres.map((name, index) => ({ name, id: byName.get(name) ?? (isPaired ? (genreIds[index] ?? null) : null) }));
}

interface FactsProps {
  title: Title;
  /** Null if only the title is known. */
  details: TitleDetails | null;
  /** A line with the age of the details, if they are stale. */
  age?: Elements;
}

/** A list of facts about a title, with links to other sites. */
export function Facts({ title, details, age }: FactsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title.kind === 'tv' ? 'About this series' : 'About this movie'}</h2>
      {age}
      {details?.tagline && (
        <p className={styles.tagline} dir="auto" lang={details.textLanguage ?? undefined}>
          {details.tagline}
        </p>
      )}
      <dl className={styles.facts}>
        {factsOf(title, details).map(({ label, content }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{content}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <SiteLinks label="Elsewhere" links={details?.links ?? []} />
        <ShareButton title={title.title} />
      </div>
    </section>
  );
}

interface Fact {
  label: string;
  content: ReactNode;
}

function factsOf(title: Title, details: TitleDetails | null): Fact[] {
  const genres = namedGenres(title);
  const isSeries = title.kind === 'tv';
  const facts: (Fact | false | null | undefined)[] = [
    title.releaseDate !== null && {
      label: isSeries ? 'First aired' : 'Released',
      content: (
        <>
          <time dateTime={title.releaseDate}>{formatDate(title.releaseDate)}</time>
          {details && details.releases.length > 1 && <Releases releases={details.releases} />}
        </>
      ),
    },
    !!details?.lastAirDate &&
      details.lastAirDate !== title.releaseDate && {
        label: 'Last aired',
        content: <time dateTime={details.lastAirDate}>{formatDate(details.lastAirDate)}</time>,
      },
    !!details?.certificate && { label: 'Certificate', content: details.certificate },
    title.runtime !== null && { label: isSeries ? 'Episode length' : 'Runtime', content: `${title.runtime} min` },
    !!details?.episodeCount && { label: 'Episodes', content: details.episodeCount },
    genres.length > 0 && {
      label: 'Genres',
      content: listed(
        genres.map(({ id, name }) => ({
          key: name,
          content:
            id === null ? <span>{name}</span> : <FactLink to={filterPath(title.kind, 'genre', id)}>{name}</FactLink>,
        })),
      ),
    },
    ...makers(details?.crew ?? []).map(({ label, people }) => ({
      label,
      content: listed(
        people.map((person) => ({
          key: personKey(person),
          content:
            person.id === null ? (
              <span dir="auto">{person.name}</span>
            ) : (
              <FactLink to={personPath({ id: person.id, source: person.source })}>{person.name}</FactLink>
            ),
        })),
      ),
    })),
    !details?.crew.length && namedDirectors(title),
    !!details?.status && { label: 'Status', content: details.status },
    !!details?.originalLanguage && {
      label: 'Original language',
      content: languageName(details.originalLanguage),
    },
    !!details?.languages.length && { label: 'Languages', content: inWords(details.languages, languageName) },
    !!details?.countries.length && {
      label: details.countries.length === 1 ? 'Country' : 'Countries',
      content: inWords(details.countries, countryName),
    },
  ];
  return facts.filter((fact) => !!fact);
}

/** Returns the directors in the title, for a title without crew. */
function namedDirectors({ director }: Title): Fact | null {
  const names = splitNames(director ?? '');
  if (names.length === 0) return null;
  return {
    label: names.length === 1 ? 'Director' : 'Directors',
    content: listed(names.map((name) => ({ key: name, content: <span dir="auto">{name}</span> }))),
  };
}

const inWords = (codes: readonly string[], nameOf: (code: string) => string) => codes.map(nameOf).join(', ');

const listed = (items: readonly { key: string; content: Elements }[]) =>
  items.map(({ key, content }, index) => (
    <Fragment key={key}>
      {index > 0 && <span>, </span>}
      {content}
    </Fragment>
  ));

interface FactLinkProps {
  to: string;
  children: string;
}

const FactLink = ({ to, children }: FactLinkProps) => (
  <Link to={to} className={styles.link} dir="auto">
    {children}
  </Link>
);
