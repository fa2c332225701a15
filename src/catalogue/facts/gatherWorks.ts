import { readFile } from 'node:fs/promises';
import type { Context } from '../context';
import { digest } from '../digest';
import { assignIds } from '../ids/assignIds';
import type { Identity } from '../ids/identity';
import { sortShelf } from '../names/sortShelf';
import { decodeText } from '../read/decodeText';
import type { FoundFiles, FoundFilm, FoundSeries } from '../shelf';
import type { Facts, Work } from '../work';
import { readNfoFile } from './readNfoFile';
import type { GenreBook } from './genreIds';
import { createGenreBook } from './genreIds';
import type { Said } from './said';
import { merged, NOTHING_SAID } from './said';
import type { SaidTable } from './saidTable';
import { createSaidTable, NO_TABLE } from './saidTable';

export interface Gathered {
  works: Work[];
  book: GenreBook;
  /** Ids by what the titles are known by, for the next run. */
  known: Record<string, string>;
}

type Draft = Omit<Work, 'id' | 'facts'> & { said: Said; title: string; year: number | null };

/** What the folder holds, with all that names, NFO files and a table say of it. */
export async function gatherWorks(context: Context, idsBefore: Readonly<Record<string, string>>): Promise<Gathered> {
  const { disk, troubles } = context;
  const shelf = sortShelf([...disk.keys()]);
  troubles.push(...shelf.passed.map((remark) => ({ ...remark, sort: 'passed' as const })));
  troubles.push(...shelf.advice.map((remark) => ({ ...remark, sort: 'rename' as const })));
  const table = await readTable(context);
  const drafts: Draft[] = [];
  for (const film of shelf.films) drafts.push(await draftFilm(film, table, context));
  for (const series of shelf.series) drafts.push(await draftSeries(series, table, context));
  troubles.push(
    ...table.unused().map((text) => ({ sort: 'doubtful' as const, path: context.options.csv ?? '', text })),
  );

  const { ids, known } = assignIds(
    drafts.map((draft) => identityOf(draft, context)),
    idsBefore,
  );
  const book = createGenreBook(drafts.flatMap(({ said }) => said.genres));
  sayOfTwins(drafts, context);
  const works = drafts.map(({ said, title, year, ...draft }, index): Work => {
    const facts: Facts = { ...said, title, year, genreIds: book.idsOf(said.genres) };
    return { ...draft, id: ids[index] ?? '', facts };
  });
  return { works, book, known };
}

async function draftFilm(film: FoundFilm, table: SaidTable, context: Context): Promise<Draft> {
  const { title, year, ids, edition } = film;
  const place = placeOf(film);
  const files = [film];
  const inNfo = film.nfo === null ? null : await readNfoFile(film.nfo, 'title', context);
  const inTable = table.find({
    paths: pathsOf(files),
    ids: merged([{ ...NOTHING_SAID, ids }, inNfo ?? NOTHING_SAID]).ids,
    title,
    year,
  });
  const said = merged([inTable ?? NOTHING_SAID, inNfo ?? NOTHING_SAID, { ...NOTHING_SAID, ids }]);
  const name = said.title ?? title;
  return {
    ...draftOf({ inTable, inNfo, said }),
    kind: 'movie',
    // Cuts of a film are films of their own where the folder has several of them.
    title: edition === null || said.title?.includes(edition) ? name : `${name} (${edition})`,
    year: said.year ?? yearOf(said.date) ?? year,
    art: film.art,
    added: newest(files, context),
    place,
    files: film,
    seasons: [],
    extras: film.extras,
  };
}

async function draftSeries(series: FoundSeries, table: SaidTable, context: Context): Promise<Draft> {
  const { title, year, ids, seasons } = series;
  const episodes = seasons.flatMap((season) => season.episodes);
  const inNfo = series.nfo === null ? null : await readNfoFile(series.nfo, 'title', context);
  const inTable = table.find({
    paths: [],
    ids: merged([{ ...NOTHING_SAID, ids }, inNfo ?? NOTHING_SAID]).ids,
    title,
    year,
  });
  const said = merged([inTable ?? NOTHING_SAID, inNfo ?? NOTHING_SAID, { ...NOTHING_SAID, ids }]);
  const works: Work['seasons'] = [];
  for (const season of seasons) {
    const list: Work['seasons'][number]['episodes'] = [];
    for (const found of season.episodes) {
      const [number = 0] = found.numbers;
      const inFile =
        found.nfo === null ? null : await readNfoFile(found.nfo, { season: season.number, episode: number }, context);
      const inRow = table.findEpisode({ title, season: season.number, episode: number, paths: pathsOf([found]) });
      list.push({ found, said: merged([inRow ?? NOTHING_SAID, inFile ?? NOTHING_SAID]) });
    }
    works.push({ number: season.number, poster: season.poster, episodes: list });
  }
  return {
    ...draftOf({ inTable, inNfo, said }),
    kind: 'tv',
    title: said.title ?? title,
    year: said.year ?? yearOf(said.date) ?? year,
    art: series.art,
    added: newest(episodes, context),
    place: episodes[0] ? placeOf(episodes[0]).split('/').slice(0, 1).join('/') : title,
    files: null,
    seasons: works,
    extras: series.extras,
  };
}

const draftOf = ({
  inTable,
  inNfo,
  said,
}: {
  inTable: Said | null;
  inNfo: Said | null;
  said: Said;
}): Pick<Draft, 'said' | 'understood'> => ({
  said,
  understood: inTable ? 'the table' : inNfo ? 'its NFO file' : 'its name',
});

async function readTable(context: Context): Promise<SaidTable> {
  const { csv } = context.options;
  if (csv === null) return NO_TABLE;
  try {
    return createSaidTable(
      decodeText(await readFile(csv)),
      (text) => void context.troubles.push({ sort: 'doubtful', path: csv, text }),
    );
  } catch {
    context.troubles.push({ sort: 'unreadable', path: csv, text: 'the table cannot be read' });
    return NO_TABLE;
  }
}

/** Two films of one name are two films; somebody should know how to make them one. */
function sayOfTwins(drafts: readonly Draft[], { troubles }: Context): void {
  const seen = new Map<string, Draft>();
  for (const draft of drafts) {
    const name = `${draft.kind} ${draft.title.toLowerCase()} ${draft.year ?? ''}`;
    const twin = seen.get(name);
    if (twin)
      troubles.push({
        sort: 'doubtful',
        path: draft.place,
        text: `has the same name as ${twin.place}; both are in the catalogue`,
      });
    else seen.set(name, draft);
    const folders = new Set(
      pathsOf(draft.files ? [draft.files] : []).map((path) => path.split('/').slice(0, -1).join('/')),
    );
    if (folders.size > 1)
      troubles.push({
        sort: 'doubtful',
        path: draft.place,
        text: `was found in ${folders.size} folders; they are taken for versions of one film`,
      });
  }
}

function identityOf({ kind, title, year, said, files, seasons }: Draft, context: Context): Identity {
  const all = pathsOf([
    ...(files ? [files] : []),
    ...seasons.flatMap(({ episodes }) => episodes.map(({ found }) => found)),
  ]);
  const sizes = all.flatMap((path) => context.disk.get(path) ?? []);
  const largest = sizes.reduce<(typeof sizes)[number] | null>(
    (big, file) => (big && big.size >= file.size ? big : file),
    null,
  );
  const file = largest && largest.size > 0 ? digest(largest.size, largest.mtimeMs) : null;
  return { kind, title, year, ids: said.ids, file };
}

const pathsOf = (files: readonly FoundFiles[]): string[] =>
  files.flatMap(({ versions }) => versions.flatMap(({ parts }) => parts));

const placeOf = (files: FoundFiles): string => pathsOf([files])[0] ?? '';

const newest = (files: readonly FoundFiles[], { disk }: Context): number =>
  Math.max(0, ...pathsOf(files).map((path) => disk.get(path)?.mtimeMs ?? 0));

const yearOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)));
