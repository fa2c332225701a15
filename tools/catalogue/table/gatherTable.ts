import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context';
import { digest } from '../digest';
import type { Draft, GatheredWorks } from '../facts/draft';
import { finishDrafts } from '../facts/draft';
import { fromRow } from '../facts/fromRow';
import type { Metadata } from '../facts/metadata';
import { merged, NO_METADATA } from '../facts/metadata';
import type { Identity } from '../ids/identity';
import type { CsvRow } from '../read/csvRow';
import { decodeText } from '../read/decodeText';
import { readCsv } from '../read/readCsv';
import type { FoundFiles } from '../scanResult';
import type { EpisodeWork, SeasonWork } from '../work';
import type { EpisodeRow, TableSeries } from './groupRows';
import { groupRows } from './groupRows';
import type { TableFiles } from './tableFiles';
import { tableFiles } from './tableFiles';

/** Makes titles from the rows of a table alone, without a folder of films. */
export async function gatherTable(
  csv: string,
  context: Context,
  idsBefore: Readonly<Record<string, string>>,
): Promise<GatheredWorks> {
  const table = readCsv(decodeText(await readFile(csv)));
  const { movies, series, faults } = groupRows(table.rows);
  for (const { line, text } of [...table.faults, ...faults].sort((a, b) => a.line - b.line))
    context.diagnostics.push({ sort: 'doubtful', path: csv, text: `row ${line}: ${text}` });
  const files = tableFiles(csv, context);
  const name = path.basename(csv);
  const drafts: Draft[] = [];
  const identities: Identity[] = [];
  for (const row of movies) {
    const draft = await draftMovie(row, name, files);
    drafts.push(draft);
    identities.push(identityOf(draft, row.id, draft.year));
  }
  for (const one of series) {
    const draft = await draftSeries(one, name, files);
    drafts.push(draft);
    // Uses only the year of the series' own row. The years of episodes change with them, but the id must not.
    identities.push(identityOf(draft, one.own?.id ?? null, one.own?.year ?? null));
  }
  return finishDrafts(drafts, identities, idsBefore);
}

const identityOf = ({ kind, title, metadata }: Draft, own: string | null, year: number | null): Identity => ({
  ...{ kind, title, year, own },
  ids: metadata.ids,
  content: metadata.overview === null ? null : digest(metadata.overview),
});

async function draftMovie(row: CsvRow, table: string, files: TableFiles): Promise<Draft> {
  return {
    kind: 'movie',
    title: row.title ?? '',
    year: row.year,
    metadata: fromRow(row),
    art: { ...(await files.art(row)), logo: null },
    added: addedOf(row),
    understood: 'the table',
    place: rowPlace(row, table),
    files: await filesOf(row, files),
    seasons: [],
    extras: await files.trailer(row),
  };
}

async function draftSeries({ title, own, episodes }: TableSeries, table: string, files: TableFiles): Promise<Draft> {
  const seasons = new Map<number, EpisodeWork[]>();
  for (const one of [...episodes].sort((a, b) => a.season - b.season || a.episode - b.episode))
    seasons.set(one.season, [...(seasons.get(one.season) ?? []), await episodeWork(one, files)]);
  const metadata = seriesFacts(own, episodes);
  const first = own ?? episodes[0]?.row;
  return {
    kind: 'tv',
    title,
    year: metadata.year,
    metadata,
    art: { poster: null, backdrop: null, ...(own && (await files.art(own))), logo: null },
    added: Math.max(0, ...[...(own ? [own] : []), ...episodes.map(({ row }) => row)].map(addedOf)),
    understood: 'the table',
    place: first === undefined ? title : rowPlace(first, table),
    files: null,
    seasons: Array.from(seasons, ([number, list]): SeasonWork => ({ number, poster: null, episodes: list })),
    extras: own ? await files.trailer(own) : [],
  };
}

/** Merges the series' own row with data from its episodes. */
function seriesFacts(own: CsvRow | null, episodes: readonly EpisodeRow[]): Metadata {
  const rows = episodes.map(({ row }) => row);
  const [first = null] = rows
    .map(({ date }) => date)
    .filter((date) => date !== null)
    .sort();
  const years = rows.flatMap(({ year }) => year ?? []);
  return merged([
    own === null ? NO_METADATA : fromRow(own),
    {
      ...NO_METADATA,
      date: own?.year == null ? first : null,
      year: years.length > 0 ? Math.min(...years) : null,
      genres: [...new Set(rows.flatMap(({ genres }) => genres))],
      languages: [...new Set(rows.flatMap(({ languages }) => languages))],
      countries: [...new Set(rows.flatMap(({ countries }) => countries))],
    },
  ]);
}

async function episodeWork({ row, episode }: EpisodeRow, files: TableFiles): Promise<EpisodeWork> {
  return {
    found: {
      ...(await filesOf(row, files)),
      numbers: [episode],
      date: row.date,
      name: row.title,
      still: await files.still(row),
    },
    metadata: fromRow(row),
    more: [],
  };
}

async function filesOf(row: CsvRow, files: TableFiles): Promise<FoundFiles> {
  const film = await files.film(row);
  return { versions: film === null ? [] : [{ label: null, parts: [film] }], subtitles: [], nfo: null };
}

/** Without dates, later rows count as newer. */
const addedOf = ({ added, line }: CsvRow): number => (added === null ? line : Date.parse(added));

const rowPlace = ({ line }: CsvRow, table: string): string => `${table}, row ${line}`;
