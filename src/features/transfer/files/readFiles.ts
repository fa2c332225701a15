import type { BroughtData } from '@/domain/viewerData/viewerData';
import { wait } from '@/lib/time';
import { readViewerFile } from '@/persistence/viewerFile';
import type { ListedTitle } from '../lists/listedTitle';
import { readTable } from '../lists/readTable';
import { contentKind, decoded } from './contentKind';
import type { FileProblem } from './fileProblems';
import { FILE_PROBLEMS } from './fileProblems';
import { unzip } from './unzip';

/** What several files bring together. */
export interface ReadFiles {
  data: BroughtData;
  listed: ListedTitle[];
  /** Why one of them was not taken, its name before it. */
  problems: string[];
}

type Content = { data: BroughtData } | { listed: ListedTitle[] } | { problem: FileProblem };

const MAX_BYTES = 20 * 1024 * 1024;

/** What stands at an archive's root; Letterboxd's has lists that were deleted, and likes, below folders. */
const LIST_IN_ARCHIVE = /^(watchlist|watched|ratings|diary)\.csv$/i;

/** Reads a copy that Kinora saved, tables of titles, or archives of those. No file makes it fail. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const read: ReadFiles = { data: {}, listed: [], problems: [] };
  for (const file of files) {
    const content = await readFile(file).catch((): Content => ({ problem: 'unreadable' }));
    if ('problem' in content) read.problems.push(`${file.name}: ${FILE_PROBLEMS[content.problem]}`);
    else if ('data' in content) Object.assign(read.data, content.data);
    else read.listed.push(...content.listed);
    await wait(0);
  }
  return read;
}

async function readFile(file: File): Promise<Content> {
  if (file.size === 0) return { problem: 'empty' };
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = contentKind(bytes);
  if (kind === 'table') return readTable(file.name, decoded(bytes));
  if (kind === 'json') return readJson(decoded(bytes));
  if (kind !== 'archive') return { problem: kind };
  const lists = await unzip(bytes, (name) => LIST_IN_ARCHIVE.test(name));
  const listed = lists.flatMap((list) => {
    const table = readTable(list.name, decoded(list.bytes));
    return table.problem === undefined ? table.listed : [];
  });
  return listed.length > 0 ? { listed } : { problem: 'archive' };
}

async function readJson(text: string): Promise<Content> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { problem: 'brokenJson' };
  }
  const file = await readViewerFile(json);
  if ('data' in file) return file;
  return { problem: file.problem === 'newer' ? 'newer' : 'foreignJson' };
}
