import { readFile } from 'node:fs/promises';
import type { Context } from '../context';
import { digest } from '../digest';
import type { Identity } from '../ids/identity';
import { onePerDisc } from '../names/fileKinds';
import { classifyFiles } from '../names/classifyFiles';
import { decodeText } from '../read/decodeText';
import type { CsvRow } from '../read/csvRow';
import type { Art, FoundExtra, FoundFiles, FoundFilm, FoundSeries } from '../scanResult';
import type { TableFiles } from '../table/tableFiles';
import { tableFiles } from '../table/tableFiles';
import type { Work } from '../work';
import type { Draft, GatheredWorks } from './draft';
import { finishDrafts } from './draft';
import { folderCollections, folderGenre } from './folderCollections';
import { filmTitles } from './filmTitles';
import { fromRow } from './fromRow';
import { readNfoFile } from './readNfoFile';
import type { Metadata } from './metadata';
import { merged, NO_METADATA } from './metadata';
import type { CsvMetadata } from './csvMetadata';
import { createCsvMetadata, NO_TABLE } from './csvMetadata';

/** Returns the titles in the folder, with the metadata from file names, NFO files and a table. */
export async function gatherWorks(
  context: Context,
  idsBefore: Readonly<Record<string, string>>,
): Promise<GatheredWorks> {
  const { disk, diagnostics } = context;
  const shelf = classifyFiles([...disk.keys()]);
  diagnostics.push(...onePerDisc(shelf.passed).map((remark) => ({ ...remark, sort: 'passed' as const })));
  diagnostics.push(...shelf.advice.map((remark) => ({ ...remark, sort: 'rename' as const })));
  const table = await readTable(context);
  const sources: Sources = { table, files: tableFiles(context.options.csv ?? '', context), context };
  const drafts: Draft[] = [];
  const collections = folderCollections(shelf.films.map((film) => pathsOf([film])));
  const films = filmTitles(shelf.films);
  for (const [index, film] of films.entries()) drafts.push(await draftFilm(film, collections[index] ?? null, sources));
  for (const series of shelf.series) drafts.push(await draftSeries(series, sources));
  diagnostics.push(
    ...table.unused().map((text) => ({ sort: 'doubtful' as const, path: context.options.csv ?? '', text })),
  );

  sayOfTwins(drafts, context);
  const identities = drafts.map((draft) => identityOf(draft, context));
  return finishDrafts(drafts, identities, idsBefore);
}

interface Sources {
  table: CsvMetadata;
  /** The files that the table names. */
  files: TableFiles;
  context: Context;
}

/** @param folder the collection that the film's folder stands for, used if no other source names a collection */
async function draftFilm(film: FoundFilm, folder: string | null, { table, files, context }: Sources): Promise<Draft> {
  const { title, year, ids, edition } = film;
  const place = firstPathOf(film);
  const found = [film];
  const inNfo = film.nfo === null ? null : await readNfoFile(film.nfo, 'title', context);
  const row = table.find({
    paths: pathsOf(found),
    ids: merged([{ ...NO_METADATA, ids }, inNfo ?? NO_METADATA]).ids,
    title,
    year,
  });
  const genre = folderGenre(pathsOf(found));
  const inName = { ...NO_METADATA, ids, collection: folder, genres: genre === null ? [] : [genre] };
  const metadata = merged([rowMetadata(row), inNfo ?? NO_METADATA, inName]);
  const name = metadata.title ?? title;
  return {
    metadata,
    understood: row ? 'the table' : inNfo ? 'NFO files' : 'file names',
    kind: 'movie',
    title: edition === null || metadata.title?.includes(edition) ? name : `${name} (${edition})`,
    year: metadata.year ?? yearOf(metadata.date) ?? year,
    art: await artOf(row, film.art, files),
    added: newest(found, context),
    place,
    files: film,
    seasons: [],
    extras: await extrasOf(row, film.extras, files),
  };
}

async function draftSeries(series: FoundSeries, { table, files, context }: Sources): Promise<Draft> {
  const { title, year, ids, seasons } = series;
  const episodes = seasons.flatMap((season) => season.episodes);
  const inNfo = series.nfo === null ? null : await readNfoFile(series.nfo, 'title', context);
  const row = table.find({
    paths: [],
    ids: merged([{ ...NO_METADATA, ids }, inNfo ?? NO_METADATA]).ids,
    title,
    year,
  });
  const metadata = merged([rowMetadata(row), inNfo ?? NO_METADATA, { ...NO_METADATA, ids }]);
  const works: Work['seasons'] = [];
  for (const season of seasons) {
    const list: Work['seasons'][number]['episodes'] = [];
    for (const found of season.episodes) {
      let still: string | null = null;
      const metadata: Metadata[] = [];
      for (const [index, episode] of (found.numbers.length > 0 ? found.numbers : [0]).entries()) {
        const at = { season: season.number, episode, index };
        const inFile = found.nfo === null ? null : await readNfoFile(found.nfo, at, context);
        // A row that names a file by its path applies to the first episode of that file only.
        const inRow = table.findEpisode({ title, ...at, paths: index === 0 ? pathsOf([found]) : [] });
        metadata.push(merged([rowMetadata(inRow), inFile ?? NO_METADATA]));
        if (index === 0 && inRow !== null) still = await files.still(inRow);
      }
      const [first = NO_METADATA, ...more] = metadata;
      list.push({ found: { ...found, still: still ?? found.still }, metadata: first, more });
    }
    works.push({ number: season.number, poster: season.poster, episodes: list });
  }
  return {
    metadata,
    understood: row ? 'the table' : inNfo ? 'NFO files' : 'file names',
    kind: 'tv',
    title: metadata.title ?? title,
    year: metadata.year ?? yearOf(metadata.date) ?? year,
    art: await artOf(row, series.art, files),
    added: newest(episodes, context),
    place: episodes[0] ? firstPathOf(episodes[0]).split('/').slice(0, 1).join('/') : title,
    files: null,
    seasons: works,
    extras: await extrasOf(row, series.extras, files),
  };
}

const rowMetadata = (row: CsvRow | null): Metadata => (row === null ? NO_METADATA : fromRow(row));

/** Returns the images of a title. Images that the table names take priority over those beside the film. */
async function artOf(row: CsvRow | null, found: Art, files: TableFiles): Promise<Art> {
  const { poster = null, backdrop = null } = row === null ? {} : await files.art(row);
  return { ...found, poster: poster ?? found.poster, backdrop: backdrop ?? found.backdrop };
}

const extrasOf = async (row: CsvRow | null, found: readonly FoundExtra[], files: TableFiles): Promise<FoundExtra[]> => [
  ...(row === null ? [] : await files.trailer(row)),
  ...found,
];

async function readTable(context: Context): Promise<CsvMetadata> {
  const { csv } = context.options;
  if (csv === null) return NO_TABLE;
  try {
    return createCsvMetadata(
      decodeText(await readFile(csv)),
      (text) => void context.diagnostics.push({ sort: 'doubtful', path: csv, text }),
    );
  } catch {
    context.diagnostics.push({ sort: 'unreadable', path: csv, text: 'cannot be read' });
    return NO_TABLE;
  }
}

/**
 * Reports titles with the same name, and films found in several folders. Both can be a mistake that the deployer must
 * fix.
 */
function sayOfTwins(drafts: readonly Draft[], { diagnostics }: Context): void {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const name = `${draft.kind} ${draft.title.toLowerCase()} ${draft.year ?? ''}`;
    const twin = seen.get(name);
    if (twin)
      diagnostics.push({
        sort: 'doubtful',
        path: draft.place,
        text: `has the same name as ${twin.place}; both are in the catalogue`,
      });
    else seen.set(name, draft);
    // Counts folders by the first part of each version, because the parts of one version may have a folder each.
    const folders = new Set(
      draft.files?.versions.map(({ parts: [first = ''] }) => first.split('/').slice(0, -1).join('/')),
    );
    if (folders.size > 1)
      diagnostics.push({
        sort: 'doubtful',
        path: draft.place,
        text: `was found in ${folders.size} folders, which are treated as versions of one film`,
      });
  }
}

function identityOf({ kind, title, year, metadata, files, seasons }: Draft, context: Context): Identity {
  const all = pathsOf([
    ...(files ? [files] : []),
    ...seasons.flatMap(({ episodes }) => episodes.map(({ found }) => found)),
  ]);
  const sizes = all.flatMap((path) => context.disk.get(path) ?? []);
  const largest = sizes.reduce<(typeof sizes)[number] | null>(
    (big, file) => (big && big.size >= file.size ? big : file),
    null,
  );
  const content = largest && largest.size > 0 ? digest(largest.size, largest.mtimeMs) : null;
  return { own: null, kind, title, year, ids: metadata.ids, content };
}

const pathsOf = (files: readonly FoundFiles[]): string[] =>
  files.flatMap(({ versions }) => versions.flatMap(({ parts }) => parts));

const firstPathOf = (files: FoundFiles): string => pathsOf([files])[0] ?? '';

const newest = (files: readonly FoundFiles[], { disk }: Context): number =>
  Math.max(0, ...pathsOf(files).map((path) => disk.get(path)?.mtimeMs ?? 0));

const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));
