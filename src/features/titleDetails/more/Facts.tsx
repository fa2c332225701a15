import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLinks } from '@/components/ui/SiteLinks';
import { genreName } from '@/domain/lists/genre';
import type { CrewMember } from '@/domain/people/person';
import { splitNames } from '@/domain/people/splitNames';
import type { Title, TitleKind } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { personPath } from '@/domain/title/titlePath';
import { capitalized } from '@/i18n/inSentence';
import { joinNames } from '@/i18n/joinTexts';
import { t, tIn, tStored } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
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
  { job: /^creator$/i, one: tIn('person', 'Creator'), many: t('Creators') },
  { job: /^(co-)?director$/i, one: t('Director'), many: t('Directors') },
  { job: /^(writer|screenplay|story|novel|teleplay)$/i, one: t('Writer'), many: t('Writers') },
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
      <h2 id={headingId}>{title.kind === 'tv' ? t('About this series') : t('About this movie')}</h2>
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
        <SiteLinks label={t('Elsewhere')} links={details?.links ?? []} />
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
      label: isSeries ? t('First aired') : tIn('date', 'Released'),
      content: (
        <>
          <time dateTime={title.releaseDate}>{formatDate(title.releaseDate)}</time>
          {details && details.releases.length > 1 && <Releases releases={details.releases} />}
        </>
      ),
    },
    !!details?.lastAirDate &&
      details.lastAirDate !== title.releaseDate && {
        label: t('Last aired'),
        content: <time dateTime={details.lastAirDate}>{formatDate(details.lastAirDate)}</time>,
      },
    !!details?.certificate && { label: t('Certificate'), content: details.certificate },
    title.runtime !== null && {
      label: isSeries ? t('Episode length') : t('Runtime'),
      content: t('{minutes} min', { minutes: title.runtime }),
    },
    // Translators: The number of episodes follows
    !!details?.episodeCount && { label: tIn('number', 'Episodes'), content: details.episodeCount },
    genres.length > 0 && {
      label: t('Genres'),
      content: listed(
        genres.map(({ id, name }) =>
          id === null ? (
            <span>{tStored(name)}</span>
          ) : (
            <FactLink to={filterPath(title.kind, 'genre', id)}>{tStored(name)}</FactLink>
          ),
        ),
      ),
    },
    ...makers(details?.crew ?? []).map(({ label, people }) => ({
      label,
      content: listed(
        people.map((person) =>
          person.id === null ? (
            <span dir="auto">{person.name}</span>
          ) : (
            <FactLink to={personPath({ id: person.id, source: person.source })}>{person.name}</FactLink>
          ),
        ),
      ),
    })),
    !details?.crew.length && namedDirectors(title),
    !!details?.status && { label: t('Status'), content: statusText(details.status, title.kind) },
    !!details?.originalLanguage && {
      label: t('Original language'),
      content: capitalized(languageName(details.originalLanguage)),
    },
    !!details?.languages.length && {
      label: t('Languages'),
      content: capitalized(inWords(details.languages, languageName)),
    },
    !!details?.countries.length && {
      label: details.countries.length === 1 ? tIn('made in', 'Country') : t('Countries'),
      content: inWords(details.countries, countryName),
    },
  ];
  return facts.filter((fact) => !!fact);
}

/** “Canceled” has two forms in languages where a movie and a series differ in gender. The other statuses need only one. */
const statusText = (status: string, kind: TitleKind): string =>
  kind === 'movie' && status === 'Canceled' ? tIn('movie', 'Canceled') : tStored(status);

/** Returns the directors in the title, for a title without crew. */
function namedDirectors({ director }: Title): Fact | null {
  const names = splitNames(director ?? '');
  if (names.length === 0) return null;
  return {
    label: names.length === 1 ? t('Director') : t('Directors'),
    content: listed(names.map((name) => <span dir="auto">{name}</span>)),
  };
}

const inWords = (codes: readonly string[], nameOf: (code: string) => string) => joinNames(codes.map(nameOf));

const listed = (items: readonly Elements[]): Elements =>
  items.reduce((list, next) => tRich('{list}, {next}', { list, next }));

interface FactLinkProps {
  to: string;
  children: string;
}

const FactLink = ({ to, children }: FactLinkProps) => (
  <Link to={to} className={styles.link} dir="auto">
    {children}
  </Link>
);
