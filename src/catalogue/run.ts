import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bundle } from './bundle';
import { openBundle } from './bundle';
import type { Context } from './context';
import { gatherWorks } from './facts/gatherWorks';
import type { Planned } from './makeEntry';
import { makeEntry, planTitle } from './makeEntry';
import { inTurn } from './media/inTurn';
import { progressLine, spanText } from './media/progressLine';
import { workload } from './media/workload';
import type { Options } from './options';
import { readOptions } from './options';
import { reportText } from './report/reportText';
import { summaryOf } from './report/summaryOf';
import { createLedger } from './state/ledger';
import type { State } from './state/state';
import { STATE_FILE } from './state/state';
import type { Tools } from './tools';
import { walkFolder } from './walk/walkFolder';
import type { Entry } from './write/entry';
import { writeCatalogue } from './write/writeCatalogue';

/** ffprobe waits for the disk more than it works. */
const PROBES_AT_ONCE = 4;
/** Pictures take a core each. */
const TITLES_AT_ONCE = 2;

/** From here on somebody is asked before films are encoded. */
const LONG_SECONDS = 600;

/**
 * A folder of films becomes a catalogue in a bundle.
 * @returns the exit code: 0 unless nothing could be written
 */
export async function run(args: readonly string[], tools: Tools): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') return fail(tools, options);
  const root = path.resolve(options.folder);
  if (!(await stat(root).catch(() => null))?.isDirectory())
    return fail(tools, `${options.folder} is no folder that can be read.`);
  const bundle = await openBundle(options.into);
  if (typeof bundle === 'string') return fail(tools, bundle);
  if (bundle.isForeign && !options.isSure) {
    const question = `${options.into}/api has a catalogue that this command has not written. Replace it?`;
    if (tools.ask === null || !(await tools.ask(question)))
      return fail(tools, `${options.into}/api has a catalogue that this command has not written. --yes replaces it.`);
  }
  return (await catalogue(root, bundle, options, tools)) ? 0 : 1;
}

function fail({ say }: Tools, text: string): number {
  say(text);
  return 2;
}

async function catalogue(root: string, bundle: Bundle, options: Options, tools: Tools): Promise<boolean> {
  const started = Date.now();
  const { state, place } = bundle;
  sayOfTools(options, tools);
  const walk = await walkFolder(root, place);
  const context: Context = {
    ...{ root, options, tools },
    ledger: createLedger(place, state.made),
    disk: walk.files,
    troubles: walk.troubles.map((remark) => ({ ...remark, sort: 'unreadable' })),
    probes: { ...state.probes },
    probesUsed: new Set(),
  };
  const { works, book, known } = await gatherWorks(context, state.ids);
  if (works.length === 0) {
    tools.say(reportText(summaryOf([], [], context, { removed: 0, seconds: 0 })));
    tools.say(`There are no films in ${options.folder}: nothing was written.`);
    return false;
  }
  const saveState = (more: Partial<State>) =>
    save(context, { ...state, probes: context.probes, made: context.ledger.entries(), ...more });

  const planned = await inTurn(works, PROBES_AT_ONCE, async (work, index) => {
    tools.progress(`Looking at ${index + 1} of ${works.length}: ${work.facts.title}`);
    return planTitle(work, context);
  });
  if (!(await mayPrepare(planned, context))) options.isPreparing = false;

  const begun = Date.now();
  let done = 0;
  // One film is encoded at a time: it takes all cores by itself.
  const entries: Entry[] = await inTurn(planned, options.isPreparing ? 1 : TITLES_AT_ONCE, async (title) => {
    const entry = await makeEntry(title, context);
    done += 1;
    tools.progress(progressLine(done / planned.length, (Date.now() - begun) / 1000, entry.facts.title));
    // Whoever stops here goes on here.
    if (done % 20 === 0 || options.isPreparing) await saveState({});
    return entry;
  });
  tools.progress('');

  const config = await writeCatalogue(entries, book, context, state.config);
  const removed = await context.ledger.tidy();
  await saveState({ ids: known, config, probes: usedProbes(context) });
  tools.say(reportText(summaryOf(entries, works, context, { removed, seconds: (Date.now() - started) / 1000 })));
  return true;
}

function sayOfTools({ isPreparing }: Options, { ffmpeg, ffprobe, say }: Tools): void {
  if (ffmpeg === null || ffprobe === null)
    say(
      `There is no ${[ffmpeg === null ? 'ffmpeg' : [], ffprobe === null ? 'ffprobe' : []].flat().join(' and no ')} on this machine: ` +
        `the catalogue is written from names and files${isPreparing ? ', and nothing can be prepared' : ''}.`,
    );
}

/** Somebody should know how long it takes, and may say no. */
async function mayPrepare(planned: readonly Planned[], { options, tools }: Context): Promise<boolean> {
  if (!options.isPreparing || tools.ffmpeg === null) return options.isPreparing;
  const seconds = workload(
    planned.flatMap(({ film, episodes }) => [...(film === null ? [] : [film]), ...episodes.flat()]),
    options.isHls,
  );
  if (seconds === 0) return true;
  tools.say(
    `Preparing what browsers do not play takes ${spanText(seconds)}, less what was prepared already. It may be stopped; a second run goes on.`,
  );
  return options.isSure || tools.ask === null || seconds < LONG_SECONDS || tools.ask('Go on?');
}

/** Those of files that are still there. */
function usedProbes({ probes, probesUsed }: Context): State['probes'] {
  return Object.fromEntries(Object.entries(probes).filter(([key]) => probesUsed.has(key)));
}

async function save({ ledger }: Context, state: State): Promise<void> {
  const place = ledger.placeOf(STATE_FILE);
  await mkdir(path.dirname(place), { recursive: true });
  // Whole or not at all, whenever somebody stops it.
  await writeFile(`${place}.new`, `${JSON.stringify(state)}\n`);
  await rename(`${place}.new`, place);
}
