import { existsSync } from 'node:fs';
import type { Context } from '../context';
import type { GenreBook } from '../facts/genreIds';
import type { State } from '../state/state';
import { apiFiles } from './apiFiles';
import type { Entry } from './entry';
import { listsOf } from './lists';
import { removeSamples } from './removeSamples';
import { updateConfig } from './updateConfig';

/**
 * The list of hero titles. If it is empty, the app shows the newest ones. The deployer's own list is never overwritten.
 */
const HERO = 'api/home/hero';

/** Writes the product API and its settings. @returns the settings that this command wrote into config.json */
export async function writeCatalogue(
  entries: readonly Entry[],
  book: GenreBook,
  context: Context,
  before: State['config'],
): Promise<State['config']> {
  const { ledger, options } = context;
  for (const [file, content] of apiFiles(entries, listsOf(entries), book.genres())) await ledger.write(file, content);
  if (existsSync(ledger.placeOf(HERO))) ledger.note(HERO, 'content', false);
  else await ledger.write(HERO, '{"results":[]}\n');
  await removeSamples(ledger.placeOf(''));
  const mediaHost = options.mediaUrl === null ? null : new URL(options.mediaUrl).origin;
  return updateConfig(context, mediaHost, before);
}
