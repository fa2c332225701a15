import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../context';
import type { GenreBook } from '../facts/genreIds';
import type { State } from '../state/state';
import { apiFiles } from './apiFiles';
import { configChange } from './configChange';
import type { Entry } from './entry';
import { listsOf } from './lists';

/** Writes the product API and what config.json has to say of it. @returns what is ours in config.json */
export async function writeCatalogue(
  entries: readonly Entry[],
  book: GenreBook,
  context: Context,
  before: State['config'],
): Promise<State['config']> {
  const { ledger, options } = context;
  const lists = listsOf(entries);
  for (const [file, content] of apiFiles(entries, lists, book.genres())) await ledger.write(file, content);

  const place = ledger.placeOf('config.json');
  const mediaHost = options.mediaUrl === null ? null : new URL(options.mediaUrl).origin;
  const change = configChange(await readFile(place, 'utf8'), { homeRows: lists.homeRows, mediaHost }, before);
  if (change === null) {
    context.tools.say('config.json is no JSON; it was not touched.');
    return before;
  }
  if (change.text !== null) {
    await writeFile(place, change.text);
    await applyConfig(context);
  }
  return change.ours;
}

/** The pages and the servers' files know what config.json says before anybody asks for it. */
async function applyConfig({ ledger, tools, options }: Context): Promise<void> {
  const command = ledger.placeOf('deploy/apply.cjs');
  if (!existsSync(command)) {
    tools.say('config.json has changed.');
    return;
  }
  const { code, stderr } = await tools.runProgram(process.execPath, [command], { cwd: path.dirname(command) });
  tools.say(
    code === 0
      ? 'config.json has changed, and deploy/apply.cjs has told the pages and the servers’ files.'
      : `config.json has changed, and deploy/apply.cjs failed: ${stderr.trim()}. Run node deploy/apply.cjs in ${options.into}.`,
  );
}
