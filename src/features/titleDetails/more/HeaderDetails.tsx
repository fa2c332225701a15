import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import type { Title } from '@/domain/title/title';
import { UNKNOWN } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { plural, t, tStored } from '@/i18n/t';

/** Shares the response with the sections below the head, because RTK Query sends equal queries once. */
const useDetails = ({ kind, id, source }: Title) => useTitleDetailsQuery({ kind, id, source });

interface HeaderFactsProps {
  title: Title;
  /** The length in the list, which is shown until a better one is loaded. */
  known: string;
}

/** The length and the certificate of a title. */
export function HeaderFacts({ title, known }: HeaderFactsProps) {
  const { data } = useDetails(title);
  return <span>{(data ? factsOf(data) : null) ?? known}</span>;
}

/** Returns the length and the certificate; null if both are unknown. */
function factsOf({ title, seasons, certificate }: TitleDetails): string | null {
  // Viewers do not count specials as a season.
  const count = seasons.filter(({ number }) => number > 0).length;
  const length =
    title.kind === 'tv' && count > 0
      ? plural(count, '{count} season', '{count} seasons')
      : title.runtime && t('{minutes} min', { minutes: title.runtime });
  const facts = [length, certificate].filter(Boolean);
  return facts.length > 0 ? facts.join('\u2002·\u2002') : null;
}

/** The overview of a title whose list has none. It can be in another language than the site. */
export function HeaderOverview({ title }: Pick<HeaderFactsProps, 'title'>) {
  const { data, isError } = useDetails(title);
  if (!data && !isError) return null;
  const overview = data?.title.overview ?? '';
  return <span lang={data?.textLanguage ?? undefined}>{overview === '' ? tStored(UNKNOWN.overview) : overview}</span>;
}
