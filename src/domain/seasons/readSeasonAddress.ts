import { likelySource } from '../title/likelySource';
import { readNamedAddress } from '../title/readNamedAddress';
import type { TitleName } from '../title/title';

/** No series has more. */
const SEASON = /^\d{1,5}$/;

interface SeasonAddress {
  series: TitleName;
  number: number;
}

/** Which season an address names; null where it names none. Seasons are of series, so `type=tv` need not be there. */
export function readSeasonAddress(
  series: string | undefined,
  season: string | undefined,
  params: URLSearchParams,
): SeasonAddress | null {
  const name = readNamedAddress(series, params);
  if (name === null || season === undefined || !SEASON.test(season)) return null;
  const { id, source } = name;
  return { series: { kind: 'tv', id, source: source ?? likelySource(id) }, number: Number(season) };
}
