import { counted } from '@/lib/counted';
import { oneLine } from '@/lib/oneLine';
import type { Trouble, TroubleSort } from './trouble';
import { TROUBLE_SORTS } from './trouble';

export interface Summary {
  films: number;
  series: number;
  episodes: number;
  extras: number;
  /** The number of titles by the source of their metadata. */
  understood: Readonly<Record<string, number>>;
  /** The number of films and episodes that have a file, and the number of those that play. */
  filed: number;
  playing: number;
  /** The number of titles with a trailer file. */
  trailers: number;
  drawn: number;
  troubles: readonly Trouble[];
  written: number;
  kept: number;
  removed: number;
  into: string;
  seconds: number;
}

const HEADINGS: Record<TroubleSort, string> = {
  unreadable: 'Could not be read',
  unplayable: 'Will not play',
  doubtful: 'Warnings',
  passed: 'Skipped',
  rename: 'Suggested names',
};

/** The maximum number of lines for each sort of trouble. */
const MAX_LINES = 40;

/** Returns the report at the end of a run. */
export function reportText(summary: Summary): string {
  const { films, series, episodes, extras, understood, filed, playing, trailers, drawn } = summary;
  const { written, kept, removed } = summary;
  const ways = Object.entries(understood).map(([way, count]) => `${count} from ${way}`);
  return [
    '',
    `Found: ${counted(films, 'film')}, ${counted(series, 'series', 'series')}${series > 0 ? ` with ${counted(episodes, 'episode')}` : ''}${ways.length > 0 ? ` (${ways.join(', ')})` : ''}.`,
    [
      ...(filed > 0 ? [`${playing} of ${filed} will play.`] : []),
      ...(drawn > 0 ? [`${counted(drawn, 'poster')} drawn.`] : []),
    ].join(' '),
    ...(trailers > 0 ? [`${counted(trailers, 'trailer')} found; the site plays them.`] : []),
    ...(extras > 0
      ? [`${counted(extras, 'other extra')} found (interviews, deleted scenes, …); the site does not show them.`]
      : []),
    ...TROUBLE_SORTS.flatMap((sort) => section(sort, summary.troubles)),
    '',
    `${counted(written, 'file')} written, ${kept} unchanged, ${removed} removed in ${summary.into} (${summary.seconds.toFixed(1)} s).`,
    '',
  ].join('\n');
}

function section(sort: TroubleSort, troubles: readonly Trouble[]): string[] {
  const here = troubles.filter((trouble) => trouble.sort === sort);
  if (here.length === 0) return [];
  const lines = here.slice(0, MAX_LINES).map(({ path, text }) => `  ${oneLine(path)}: ${oneLine(text)}`);
  const more = here.length > MAX_LINES ? [`  … and ${here.length - MAX_LINES} more`] : [];
  return ['', `${HEADINGS[sort]} (${here.length})`, ...lines, ...more];
}
