import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { counted } from '@/lib/formats/numbers';
import { oneLine } from '@/lib/oneLine';
import type { Bundle } from '../bundle';
import { mapWithConcurrency } from '../media/mapWithConcurrency';
import type { Options } from '../options';
import { untitledPosters } from '../report/untitledPosters';
import { createOutputManifest } from '../state/outputManifest';
import { saveState } from '../state/state';
import type { Tools } from '../tools';
import { removeSamples } from '../write/removeSamples';
import { updateConfig } from '../write/updateConfig';
import type { PosterContext, PosterCounts } from './completePoster';
import { completePoster } from './completePoster';
import { jsonTitles } from './jsonTitles';
import type { JsonFile } from './readJsonFiles';
import { readJsonFiles } from './readJsonFiles';

/** The number of posters that are drawn at once. Each one occupies a CPU core. */
const POSTERS_AT_ONCE = 2;

/**
 * Draws the posters that a catalogue of JSON files lacks. The files of another folder are copied into the bundle and
 * stay unchanged. Without a folder, the bundle's own files are completed in place.
 * @returns whether anything was written
 */
export async function completeJson(bundle: Bundle, options: Options, tools: Tools): Promise<boolean> {
  const { place, state } = bundle;
  const folder = await apiFolder(options.folder ?? place);
  const isInPlace = await isOwnApi(options.folder, place);
  const { files, broken } = await readJsonFiles(folder);
  for (const file of broken)
    tools.say(`${file} is not valid JSON and was skipped. Run npm run check:catalogue to find the error.`);
  const { titles, unreadable } = jsonTitles(files);
  for (const [file, count] of unreadable)
    tools.say(
      `${file}: ${counted(count, 'record')} without a usable id and title left out. Run npm run check:catalogue to see which.`,
    );
  if (titles.length === 0) {
    tools.say(`No titles of your own in ${options.folder ?? `${options.into}/api`}. Nothing was written.`);
    return false;
  }
  const context: PosterContext & { options: Options } = {
    ...{ options, tools },
    root: folder,
    ledger: createOutputManifest(place, state.made),
    disk: new Map(),
    diagnostics: [],
  };
  const counts: PosterCounts = { drawn: 0, copied: 0, untitled: [] };
  const changed = new Set<JsonFile>();
  await mapWithConcurrency(titles, POSTERS_AT_ONCE, async (title, index) => {
    tools.progress(`Poster ${index + 1} of ${titles.length}: ${title.title.title}`);
    for (const file of await completePoster(title, context, counts)) changed.add(file);
  });
  tools.progress('');

  // Files completed in place bypass the ledger, so that no later run removes them as outdated output.
  if (isInPlace) for (const file of changed) await writeFile(path.join(folder, file.path), jsonText(file));
  else for (const file of files) await context.ledger.write(`api/${file.path}`, jsonText(file));
  await removeSamples(place);
  const config = await updateConfig(context, isInPlace ? state.config.mediaHost : null, state.config);
  // Must not tidy in place, because the output of an earlier run is the catalogue itself.
  if (!isInPlace) await context.ledger.tidy();
  await saveState(context.ledger, { ...state, config, made: context.ledger.entries() });
  for (const { path: file, text } of context.diagnostics) tools.say(oneLine(`${file}: ${text}`));
  for (const line of untitledPosters(counts.untitled, isInPlace)) tools.say(line);
  tools.say(summary(titles.length, counts, options));
  return true;
}

/** Returns whether the JSON files to complete are the bundle's own. */
export const isOwnApi = async (folder: string | null, bundle: string): Promise<boolean> =>
  folder === null || (await apiFolder(folder)) === path.join(bundle, 'api');

/** Users name the `api` folder itself, the bundle, or another folder that contains `api`. */
async function apiFolder(folder: string): Promise<string> {
  const below = path.resolve(folder, 'api');
  return (await isFolder(below)) ? below : path.resolve(folder);
}

const isFolder = async (place: string): Promise<boolean> =>
  (await stat(place).catch(() => null))?.isDirectory() === true;

const jsonText = ({ value, indent }: JsonFile): string => `${JSON.stringify(value, null, indent)}
`;

function summary(titles: number, { drawn, copied }: PosterCounts, { folder, into }: Options): string {
  const had = titles - drawn - copied;
  const from = folder === null ? '' : ` The files of ${oneLine(folder)} were copied to ${into}/api.`;
  const copies = copied === 0 ? '' : `, ${copied} copied`;
  return `${counted(titles, 'title')}: ${counted(drawn, 'poster')} drawn${copies}, ${had} already had one.${from}\nCheck it with npm run check:catalogue -- ${into}`;
}
