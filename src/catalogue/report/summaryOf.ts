import type { Context } from '../context';
import type { Work } from '../work';
import type { Entry } from '../write/entry';
import type { Summary } from './reportText';

/** Collects the figures for the report. */
export function summaryOf(
  entries: readonly Entry[],
  works: readonly Work[],
  { troubles, options, ledger }: Context,
  { removed, seconds }: Pick<Summary, 'removed' | 'seconds'>,
): Summary {
  const episodes = entries.flatMap(({ seasons }) => seasons.flatMap((season) => season.episodes));
  const trailers = entries.filter(({ trailer }) => trailer !== null).length;
  const units = works.flatMap(({ files, seasons }) => [
    ...(files === null ? [] : [files]),
    ...seasons.flatMap((season) => season.episodes.map(({ found }) => found)),
  ]);
  const filed = units.filter(({ versions }) => versions.length > 0).length;
  const understood: Record<string, number> = {};
  for (const work of works) understood[work.understood] = (understood[work.understood] ?? 0) + 1;
  return {
    films: works.filter(({ kind }) => kind === 'movie').length,
    series: works.filter(({ kind }) => kind === 'tv').length,
    episodes: episodes.length,
    extras: works.reduce((sum, { extras }) => sum + extras.length, 0) - trailers,
    trailers,
    understood,
    filed,
    playing: [...entries, ...episodes].filter(({ video }) => video !== null).length,
    drawn: works.filter(({ art }) => art.poster === null).length,
    troubles,
    ...ledger.counts,
    into: options.into,
    removed,
    seconds,
  };
}
