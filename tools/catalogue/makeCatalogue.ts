import path from 'node:path';
import type { Bundle } from './bundle';
import type { Context } from './context';
import type { GatheredWorks } from './facts/draft';
import { gatherWorks } from './facts/gatherWorks';
import type { TitlePlan } from './makeEntry';
import { makeEntry, planTitle } from './makeEntry';
import { mapWithConcurrency } from './media/mapWithConcurrency';
import { progressLine, spanText } from './media/progressLine';
import { workload } from './media/workload';
import type { Options } from './options';
import { reportLimits } from './report/reportLimits';
import { reportText, summaryOf } from './report/reportText';
import { createOutputManifest } from './state/outputManifest';
import { saveState } from './state/state';
import type { State } from './state/state';
import { gatherTable } from './table/gatherTable';
import type { Tools } from './tools';
import { walkFolder } from './walk/walkFolder';
import type { Entry } from './write/entry';
import { writeCatalogue } from './write/writeCatalogue';

/** The number of files that are probed at once. ffprobe waits for the disk more than it uses the CPU. */
const PROBES_AT_ONCE = 4;
/** The number of titles that are made at once. Each image occupies a CPU core. */
const TITLES_AT_ONCE = 2;

/** If preparing takes at least this long, the user must confirm it. */
const LONG_SECONDS = 600;

/** Matches the path of a film that was converted with `--prepare`. */
const PREPARED_FILE = /-made(?:-[\w-]+)?\.\w+$/;

/** Makes a catalogue from a folder of films or from a table. @returns whether anything was written */
export async function makeCatalogue(bundle: Bundle, asked: Options, tools: Tools): Promise<boolean> {
  const started = Date.now();
  const { state, place } = bundle;
  const options = withEarlierChoice(asked, state, tools);
  if (options === null) return false;
  const context = createContext(bundle, options, tools);
  const { works, book, known } = await gather(context, place, state.ids);
  if (works.length === 0) {
    tools.say(reportText(summaryOf([], [], context, { removed: 0, seconds: 0 })));
    tools.say(`No titles in ${options.folder ?? options.csv ?? ''}. Nothing was written.`);
    return false;
  }
  const save = (more: Partial<State>) =>
    saveState(context.ledger, { ...state, probes: context.probes, made: context.ledger.entries(), ...more });

  const planned = await mapWithConcurrency(works, PROBES_AT_ONCE, async (work, index) => {
    tools.progress(`Reading ${index + 1} of ${works.length}: ${work.facts.title}`);
    return planTitle(work, context);
  });
  if (!(await mayPrepare(planned, context))) options.isPreparing = false;

  const begun = Date.now();
  let done = 0;
  // Encodes one film at a time, because ffmpeg uses all cores.
  const entries: Entry[] = await mapWithConcurrency(
    planned,
    options.isPreparing ? 1 : TITLES_AT_ONCE,
    async (title) => {
      const entry = await makeEntry(title, context);
      done += 1;
      tools.progress(progressLine(done / planned.length, (Date.now() - begun) / 1000, entry.facts.title));
      // Saves progress, so that an interrupted run continues from here.
      if (done % 20 === 0 || options.isPreparing) await save({});
      return entry;
    },
  );
  tools.progress('');

  const config = await writeCatalogue(entries, book, context, state.config);
  reportLimits(entries, context);
  const removed = await context.ledger.tidy();
  await save({ ids: known, config, probes: usedProbes(context) });
  tools.say(reportText(summaryOf(entries, works, context, { removed, seconds: (Date.now() - started) / 1000 })));
  return true;
}

/**
 * Returns the options with `--prepare` or `--hls` if an earlier run prepared films. Otherwise an update without the
 * option would remove these films. Returns null if that needs ffmpeg, which is not installed.
 */
function withEarlierChoice(options: Options, { made }: State, { say, ffmpeg }: Tools): Options | null {
  const files = Object.keys(made);
  const isHls = options.isHls || files.some((file) => file.endsWith('.m3u8'));
  const hasPrepared = isHls || files.some((file) => PREPARED_FILE.test(file));
  if (options.isUnprepared || !hasPrepared) return options;
  if (ffmpeg === null) {
    say(
      'An earlier run prepared films with ffmpeg, which is not installed now. Nothing was written. Install it, or use --no-prepare to remove these films.',
    );
    return null;
  }
  if (options.isPreparing) return options;
  say('An earlier run prepared films, so this one does, too. --no-prepare removes them.');
  return { ...options, isPreparing: true, isHls };
}

function createContext({ place, state }: Bundle, options: Options, tools: Tools): Context {
  return {
    ...{ options, tools },
    root: path.resolve(options.folder ?? path.dirname(options.csv ?? '')),
    ledger: createOutputManifest(place, state.made),
    disk: new Map(),
    diagnostics: [],
    probes: { ...state.probes },
    probesUsed: new Set(),
  };
}

async function gather(context: Context, bundle: string, ids: State['ids']): Promise<GatheredWorks> {
  const { options, root, disk, diagnostics } = context;
  if (options.folder === null) return gatherTable(options.csv ?? '', context, ids);
  reportMissingTools(context);
  const walk = await walkFolder(root, bundle);
  for (const [file, found] of walk.files) disk.set(file, found);
  diagnostics.push(...walk.diagnostics.map((remark) => ({ ...remark, sort: 'unreadable' as const })));
  return gatherWorks(context, ids);
}

function reportMissingTools({ options: { isPreparing }, tools: { ffmpeg, ffprobe, say } }: Context): void {
  if (ffmpeg === null || ffprobe === null)
    say(
      `Not installed: ${[ffmpeg === null ? 'ffmpeg' : [], ffprobe === null ? 'ffprobe' : []].flat().join(', ')}. ` +
        `The catalogue is made from file names and metadata files${isPreparing ? ', and nothing can be prepared' : ''}.`,
    );
}

/** Tells the user how long preparing takes, and asks for confirmation if it takes long. */
async function mayPrepare(planned: readonly TitlePlan[], { options, tools }: Context): Promise<boolean> {
  if (!options.isPreparing || tools.ffmpeg === null) return options.isPreparing;
  const seconds = workload(
    planned.flatMap(({ film, trailer, episodes }) => [film ?? [], trailer ?? [], ...episodes].flat()),
    options.isHls,
  );
  if (seconds === 0) return true;
  tools.say(
    `Preparing unplayable films takes ${spanText(seconds)}, or less if some are already prepared. You can stop at any time; the next run continues.`,
  );
  return options.isSure || tools.ask === null || seconds < LONG_SECONDS || tools.ask('Continue?');
}

/** Returns the probe results of files that still exist. */
function usedProbes({ probes, probesUsed }: Context): State['probes'] {
  return Object.fromEntries(Object.entries(probes).filter(([key]) => probesUsed.has(key)));
}
