import { useEffect } from 'react';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { counted } from '@/lib/formatNumber';
import type { HeaderDetails } from '../TitleDetails';

/** Returns the details for the head of a title, without facts and overview if the request failed. */
export function headerDetails(details: TitleDetails | null): HeaderDetails {
  if (!details) return { facts: null, overview: '' };
  const { title, seasons, certificate, textLanguage } = details;
  // Viewers do not count specials as a season.
  const count = seasons.filter(({ number }) => number > 0).length;
  const length = title.kind === 'tv' && count > 0 ? counted(count, 'season') : title.runtime && `${title.runtime} min`;
  const facts = [length, certificate].filter(Boolean);
  return {
    facts: facts.length > 0 ? facts.join('\u2002·\u2002') : null,
    overview: title.overview,
    language: textLanguage ?? undefined,
  };
}

/** Passes the details to the head of a title when they have loaded or failed. */
export function useHeaderDetails(
  { data = null, isError }: { data?: TitleDetails | null | undefined; isError: boolean },
  onHeaderDetails: (words: HeaderDetails) => void,
): void {
  useEffect(() => {
    if (data || isError) onHeaderDetails(headerDetails(data));
  }, [data, isError, onHeaderDetails]);
}
