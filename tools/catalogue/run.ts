import { readFile, stat } from 'node:fs/promises';
import { openBundle } from './bundle';
import { completeJson, isOwnApi } from './json/completeJson';
import { makeCatalogue } from './makeCatalogue';
import type { Options } from './options';
import { asksForHelp, readOptions, USAGE } from './options';
import type { Tools } from './tools';

/**
 * Makes a catalogue in a bundle from a folder of films, a table or JSON files.
 * @returns the exit code: 0 unless nothing was written
 */
export async function run(args: readonly string[], tools: Tools): Promise<number> {
  const fail = (text: string): number => {
    tools.say(text);
    return 2;
  };
  if (asksForHelp(args)) {
    tools.say(USAGE);
    return 0;
  }
  const options = readOptions(args);
  if (typeof options === 'string') return fail(options);
  const problem = await inputProblem(options);
  if (problem !== null) return fail(problem);
  const bundle = await openBundle(options.into);
  if (typeof bundle === 'string') return fail(bundle);
  const isInPlace = options.isJson && (await isOwnApi(options.folder, bundle.place));
  if (bundle.isForeign && !isInPlace && !options.isSure) {
    const found = `${options.into}/api has a catalogue that this command did not write.`;
    if (tools.ask === null || !(await tools.ask(`${found} Replace it?`)))
      return fail(`${found} Add --yes to replace it.`);
  }
  const isWritten = options.isJson
    ? await completeJson(bundle, options, tools)
    : await makeCatalogue(bundle, options, tools);
  return isWritten ? 0 : 1;
}

/** Returns why the folder or the table cannot be read, or null. */
async function inputProblem({ folder, csv }: Options): Promise<string | null> {
  if (folder !== null) {
    const isFolder = (await stat(folder).catch(() => null))?.isDirectory() === true;
    return isFolder ? null : `Cannot read folder ${folder}. Check its name.`;
  }
  if (csv === null) return null;
  const start = await readFile(csv).then(
    (bytes) => bytes.subarray(0, 2).toString('latin1'),
    () => null,
  );
  if (start === null) return `Cannot read ${csv}. Check its name.`;
  return start === 'PK' ? `${csv} is a workbook, not CSV. Save it as “CSV UTF-8” in your spreadsheet program.` : null;
}
