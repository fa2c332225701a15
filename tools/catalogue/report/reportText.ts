import { counted } from '@/lib/formats/numbers';
import { oneLine } from '@/lib/oneLine';
import type { Context, ReportedDiagnostic } from '../context';
import type { Work } from '../work';
import type { Entry } from '../write/entry';
import { untitledPosters } from './untitledPosters';

/** The sorts in the order of the report. */
const DIAGNOSTIC_SORTS = ['unreadable', 'unplayable', 'doubtful', 'passed', 'rename'] as const;

/** Collects the figures for the report. */
export function summaryOf(
  entries: readonly Entry[],
  works: readonly Work[],
  { diagnostics, options, ledger }: Context,
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
    untitled: entries.filter(({ isUntitled }) => isUntitled).map(({ facts }) => facts.title),
    diagnostics,
    ...ledger.counts,
    into: options.into,
    removed,
    seconds,
  };
}

interface Summary {
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
  /** The titles whose poster was drawn without them. */
  untitled: readonly string[];
  diagnostics: readonly ReportedDiagnostic[];
  written: number;
  kept: number;
  removed: number;
  into: string;
  seconds: number;
}

const HEADINGS: Record<ReportedDiagnostic['sort'], string> = {
  unreadable: 'Could not be read',
  unplayable: 'Will not play',
  doubtful: 'Warnings',
  passed: 'Skipped',
  rename: 'Suggested names',
};

/** The maximum number of lines for each sort of diagnostic. */
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
    ...untitledPosters(summary.untitled),
    ...(trailers > 0 ? [`${counted(trailers, 'trailer')} found; the site plays them.`] : []),
    ...(extras > 0
      ? [`${counted(extras, 'other extra')} found (interviews, deleted scenes, …); the site does not show them.`]
      : []),
    ...DIAGNOSTIC_SORTS.flatMap((sort) => section(sort, summary.diagnostics)),
    '',
    `${counted(written, 'file')} written, ${kept} unchanged, ${removed} removed in ${summary.into} (${summary.seconds.toFixed(1)} s).`,
    '',
  ].join('\n');
}

function section(sort: ReportedDiagnostic['sort'], diagnostics: readonly ReportedDiagnostic[]): string[] {
  const here = diagnostics.filter((diagnostic) => diagnostic.sort === sort);
  if (here.length === 0) return [];
  const lines = here.slice(0, MAX_LINES).map(({ path, text }) => `  ${oneLine(path)}: ${oneLine(text)}`);
  const more = here.length > MAX_LINES ? [`  … and ${here.length - MAX_LINES} more`] : [];
  return ['', `${HEADINGS[sort]} (${here.length})`, ...lines, ...more];
}
