import { genreNumber } from '@/domain/lists/genreNumber';
import { splitNames } from '@/domain/people/splitNames';
import { readList, readTitle } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import type { PosterText } from '../tools';
import type { JsonFile } from './readJsonFiles';

/** A record as it will be written. */
type WritableRecord = Record<string, unknown>;

/** A title and every record of it: in lists, and in its own file. */
export interface JsonTitle {
  title: Title;
  records: { file: JsonFile; record: WritableRecord; poster: string | null }[];
}

/** Returns the titles of a product API, each once. */
export function jsonTitles(files: readonly JsonFile[]): JsonTitle[] {
  const titles = new Map<string, JsonTitle>();
  for (const file of files)
    for (const record of recordsOf(file)) {
      const title = readTitle(withId(record, file.path), kindOf(file.path), 'product');
      if (!title) continue;
      const found = titles.get(titleKey(title)) ?? { title, records: [] };
      titles.set(titleKey(title), found);
      found.records.push({ file, record, poster: title.poster });
    }
  return [...titles.values()];
}

const OWN_FILE = /^(movie|tv)\/([^/]+?)(?:\.json)?$/;

function recordsOf({ path, value }: JsonFile): WritableRecord[] {
  if (path === 'movies/genres') return [];
  const list = OWN_FILE.test(path) ? [value] : /^(?:movies|series|home)\//.test(path) ? readList(value) : null;
  // Parsed JSON of our own, to be written again.
  return (list ?? []).filter(isRecord);
}

/** A title's own file need not repeat its id. */
function withId(record: WritableRecord, path: string): WritableRecord {
  const [, , id] = OWN_FILE.exec(path) ?? [];
  return id === undefined ? record : { id, ...record };
}

function kindOf(path: string): TitleKind | undefined {
  if (/^(?:series|tv)\//.test(path)) return 'tv';
  return /^movie\/|^movies\/(?!genre\/)/.test(path) ? 'movie' : undefined;
}

/** What a poster is drawn from. */
export function posterText({ title }: JsonTitle): PosterText {
  const named = title.genres.flatMap((name) => genreNumber(name) ?? []);
  return {
    id: `${title.kind === 'tv' ? 'tv' : 'movie'}-${title.id}`,
    title: title.title,
    year: title.year,
    genreIds: title.genreIds.length > 0 ? title.genreIds : named,
    director: splitNames(title.director ?? '')[0] ?? null,
  };
}
