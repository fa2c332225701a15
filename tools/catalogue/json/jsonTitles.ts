import { genreNumber } from '@/domain/lists/genreNumber';
import { splitNames } from '@/domain/people/splitNames';
import { readLanguage } from '@/domain/record/readCodes';
import { readList, readTitle } from '@/domain/title/readTitle';
import type { Title, TitleKind } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { isRecord } from '@/lib/json';
import type { PosterText } from '../tools';
import type { JsonFile } from './readJsonFiles';

/** A record that will be changed and written back. */
type WritableRecord = Record<string, unknown>;

/** A title and all its records: those in lists, and the one in its own file. */
export interface JsonTitle {
  title: Title;
  records: { file: JsonFile; record: WritableRecord; poster: string | null }[];
}

export interface JsonTitles {
  titles: JsonTitle[];
  /** The number of records that the app cannot read, by the path of their file. */
  unreadable: ReadonlyMap<string, number>;
}

/** Returns the distinct titles of a product API. */
export function jsonTitles(files: readonly JsonFile[]): JsonTitles {
  const titles = new Map<string, JsonTitle>();
  const unreadable = new Map<string, number>();
  for (const file of files)
    for (const record of recordsOf(file)) {
      const title = readTitle(withId(record, file.path), kindOf(file.path), 'product');
      if (!title) {
        unreadable.set(file.path, (unreadable.get(file.path) ?? 0) + 1);
        continue;
      }
      const found = titles.get(titleKey(title)) ?? { title, records: [] };
      titles.set(titleKey(title), found);
      found.records.push({ file, record, poster: title.poster });
    }
  return { titles: [...titles.values()], unreadable };
}

const OWN_FILE = /^(movie|tv)\/([^/]+?)(?:\.json)?$/;

function recordsOf({ path, value }: JsonFile): WritableRecord[] {
  if (path === 'movies/genres') return [];
  const list = OWN_FILE.test(path) ? [value] : /^(?:movies|series|home)\//.test(path) ? readList(value) : null;
  // The value was parsed from JSON by this command, so its records may be changed.
  return (list ?? []).filter(isRecord);
}

/** A title's own file may omit the id, because the file name contains it. */
function withId(record: WritableRecord, path: string): WritableRecord {
  const [, , id] = OWN_FILE.exec(path) ?? [];
  return id === undefined ? record : { id, ...record };
}

function kindOf(path: string): TitleKind | undefined {
  if (/^(?:series|tv)\//.test(path)) return 'tv';
  return /^movie\/|^movies\/(?!genre\/)/.test(path) ? 'movie' : undefined;
}

/** Returns the input for drawing a poster. */
export function posterText({ title, records }: JsonTitle): PosterText {
  const named = title.genres.flatMap((name) => genreNumber(name) ?? []);
  return {
    id: `${title.kind === 'tv' ? 'tv' : 'movie'}-${title.id}`,
    title: title.title,
    year: title.year,
    genreIds: title.genreIds.length > 0 ? title.genreIds : named,
    director: splitNames(title.director ?? '')[0] ?? null,
    language: records.flatMap(({ record }) => readLanguage(record.original_language) ?? [])[0] ?? null,
  };
}
