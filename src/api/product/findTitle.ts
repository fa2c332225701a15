import { readTitles } from '@/domain/readTitle';
import type { Title, TitleKind } from '@/domain/title';
import type { ProductAccess } from './askProduct';
import { isNoList } from './askProduct';
import { isSampleAnswer } from './sampleMark';
import { readWholeList } from './wholeLists';

/** The lists that may hold what the whole one does not; the popular movies are the detail page's own question. */
const OTHER_LISTS = ['trending', 'top-rated', ...[1, 2, 3, 4, 5].map((row) => `genre/${row}`)];

/** A title in any list of the product API; rejects where it is in none and one of them could not be had. */
export async function findTitle(
  access: ProductAccess,
  kind: TitleKind,
  isIt: (title: Title) => boolean,
): Promise<Title | undefined> {
  const whole = await readWholeList(access, kind).catch(undefinedIfNoList);
  const found = whole?.entries.find(({ title }) => isIt(title))?.title;
  if (found) return found;

  const answers = await Promise.allSettled(OTHER_LISTS.map((name) => listTitles(access, `movies/${name}`)));
  const listed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])).find(isIt);
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (!listed && failure) throw failure.reason;
  return listed;
}

async function listTitles({ get }: ProductAccess, path: string): Promise<Title[]> {
  const answer = await get(path).catch(undefinedIfNoList);
  const kind = path.includes('genre/') ? undefined : 'movie';
  return readTitles(answer, kind, isSampleAnswer(answer) ? 'sample' : 'product') ?? [];
}

/** A list that is not offered knows nothing; one that should answer and does not may know. */
function undefinedIfNoList(error: unknown): undefined {
  if (!isNoList(error)) throw error;
}
