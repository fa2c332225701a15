import { castEntries, readRoles } from '@/domain/people/readCast';
import { crewEntries } from '@/domain/people/readCrew';
import { readPersonName } from '@/domain/people/readPersonName';
import { readRecords } from '@/domain/record/readRecords';
import { readTitleId } from '@/domain/title/readTitle';
import type { TitleId } from '@/domain/title/title';
import type { UnknownRecord } from '@/lib/json';
import { isRecord } from '@/lib/json';
import type { ProductClient } from '../client/productClient';
import { isListUnavailable } from '../client/productClient';
import { mergeDetailFiles } from './mergeDetailFiles';
import type { TitleEntry } from '@/domain/title/titleEntry';
import { ownEntries } from './ownEntries';

/**
 * Returns the product API's record of a person, in the format of TMDB: the person's own file if it exists, and all
 * titles that name the person. Undefined if neither exists.
 */
export async function personRecord(access: ProductClient, id: TitleId): Promise<UnknownRecord | undefined> {
  const entries = await ownEntries(access);
  const mentionsIn = (titles: readonly TitleEntry[]) => titles.map((entry) => mentionsOf(id, entry));
  let named = mentionsIn(entries ?? []);
  if (entries && named.every(isEmpty)) named = mentionsIn(await mergeDetailFiles(access, entries));
  const mentions = named.flatMap(({ cast, crew }) => [...cast, ...crew]);
  // A person who is known by name only has no file.
  const mayHaveFile = entries === undefined || mentions.some((entry) => readTitleId(entry.id) === id);
  const file = mayHaveFile ? await personFile(access, id) : undefined;
  const [first] = mentions;
  if (!first && !file) return undefined;
  const portrait = mentions.find(({ profile_path: path }) => path !== undefined && path !== null);
  const own = isRecord(file?.combined_credits) ? file.combined_credits : {};
  return {
    name: first?.name,
    profile_path: portrait?.profile_path,
    ...file,
    id,
    combined_credits: {
      cast: [
        ...readRecords(own.cast),
        ...named.flatMap(({ asTitle, cast }) =>
          cast.map((entry) => ({ ...asTitle, character: readRoles(entry).join(' / ') })),
        ),
      ],
      crew: [
        ...readRecords(own.crew),
        ...named.flatMap(({ asTitle, crew }) =>
          crew.map(({ job, jobs, department }) => ({ ...asTitle, job, jobs, department })),
        ),
      ],
    },
  };
}

/** Returns the entries of a title's cast and crew that name a person. */
function mentionsOf(id: TitleId, { record, title }: TitleEntry) {
  const isThem = (entry: UnknownRecord) => readPersonName(entry, 'product')?.id === id;
  return {
    asTitle: { ...record, kind: title.kind } as UnknownRecord,
    cast: castEntries(record).filter(isThem),
    crew: crewEntries(record, 'product').filter(isThem),
  };
}

const isEmpty = ({ cast, crew }: ReturnType<typeof mentionsOf>) => cast.length + crew.length === 0;

async function personFile({ getPage }: ProductClient, id: TitleId): Promise<UnknownRecord | undefined> {
  try {
    const file = await getPage(`person/${encodeURIComponent(id)}`);
    return isRecord(file) ? file : undefined;
  } catch (error) {
    if (!isListUnavailable(error)) throw error;
    return undefined;
  }
}
