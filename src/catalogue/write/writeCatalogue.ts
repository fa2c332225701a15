import { existsSync } from 'node:fs';
import type { Context } from '../context';
import type { GenreBook } from '../facts/genreIds';
import type { State } from '../state/state';
import { apiFiles } from './apiFiles';
import type { Entry } from './entry';
import { listsOf } from './lists';
import { removeSamples } from './removeSamples';
import { updateConfig } from './updateConfig';

/** Names the titles of the hero. Empty, the app shows the newest ones; what the deployer writes there stays. */
const HERO = 'api/home/hero';

/** Writes the product API and the settings that belong to it. @returns what is ours in config.json */
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
