import { likelySource } from '../title/likelySource';
import { readNamedAddress } from '../title/readNamedAddress';
import type { TitleName } from '../title/title';

/** Matches a season number. No series has more digits. */
const SEASON = /^\d{1,5}$/;

interface SeasonAddress {
  series: TitleName;
  number: number;
}

/** Reads the season of a URL; null if it names none. Only series have seasons, so `type=tv` is optional. */
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
