import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@/config/readConfig';
import { applyConfig } from '../applyConfig';
import { renameShell, write } from '../bundleFiles';
import { CommandError } from '../commandError';
import { changeSettings, readConfigFile } from '../configFile';
import { askSettings } from './askSettings';
import { isWide, keepLogo, keptLogo, readLogo } from './logo';
import type { Options } from './options';
import { readOptions, usage } from './options';
import { pruneDemo } from './pruneDemo';
import { report } from './report';
import { changesFor, currentValues } from './settings';
import type { Drawings } from './writeIcons';
import { hasSocialImage, writeIcons } from './writeIcons';

/** A placeholder for the address of the bundle, which the settings do not depend on. */
const SOME_ADDRESS = 'https://bundle.invalid/';

export interface SetupTools {
  /** The command line for the help text, and the default bundle. */
  command: string;
  defaultFolder: string;
  /** Help lines for options that the caller handles itself. */
  moreOptions?: string;
  /** Returns the lines that describe how to preview, check and publish the bundle. */
  nextSteps: (folder: string, publishTarget: string) => string[];
  /** The drawing functions. Null if no image library is installed. */
  drawings: Drawings | null;
  say: (line: string) => void;
  /** Asks a question and returns the typed line, or null if the input has ended. Null if there is no terminal. */
  ask: ((question: string) => Promise<string | null>) | null;
}

/**
 * Turns a bundle into a site of the deployer's own: settings, icons and pages, without the demo. Another run changes
 * the answers.
 * @returns the exit code: 0, or 2 if nothing was changed
 */
export async function runSetup(args: readonly string[], tools: SetupTools): Promise<number> {
  try {
    const options = readOptions(args, tools.defaultFolder);
    if (options.isHelp) tools.say(usage(tools));
    else await setUp(options, tools);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    tools.say(error.message);
    return 2;
  }
}

async function setUp({ into, given, isSure, keepSamples }: Options, tools: SetupTools): Promise<void> {
  const { say, ask, drawings } = tools;
  const bundle = path.resolve(into);
  if (!existsSync(path.join(bundle, 'index.html')) || !existsSync(path.join(bundle, 'config.json')))
    throw new CommandError(
      `${into} is not a bundle: index.html or config.json is missing. Build one with npm run build.`,
    );
  if (keepSamples && !hasSamples(bundle))
    throw new CommandError(`The demo was already removed from ${into}. To keep it, use a new copy of the bundle.`);
  if (!isSure && ask === null)
    throw new CommandError(
      'There is no terminal for questions. Add --yes to use the defaults, or set every value with a flag.',
    );
  const file = path.join(bundle, 'config.json');
  const config = readConfigFile(file);
  const before = readConfig(config, SOME_ADDRESS, say);
  const values = await askSettings({
    given,
    current: currentValues(before, keptLogo(bundle)),
    ask: isSure ? null : ask,
    say,
    check: (name, value) => {
      if (name === 'logo') readLogo(value);
    },
  });

  const logo = readLogo(values.logo);
  const { file: logoFile, isNew } = keepLogo(bundle, logo);
  const ownWordmark = config.brand instanceof Object && 'wordmark' in config.brand ? config.brand.wordmark : undefined;
  const wordmark = wordmarkFor(ownWordmark, logo !== null && isWide(logo) ? logoFile : null);
  const next = changeSettings(config, changesFor(values, wordmark, keepSamples));
  const written = write(file, `${JSON.stringify(next, null, 2)}\n`) ? ['config.json'] : [];
  if (isNew && logoFile !== null) written.push(logoFile);

  const pruned = keepSamples ? null : pruneDemo(bundle);
  const { brand } = readConfig(next, SOME_ADDRESS, () => undefined).site;
  written.push(...(await writeIcons(bundle, { ...brand, tagline: values.tagline, logo }, drawings)));
  renameShell(bundle);
  const applied = applyConfig(bundle, { address: null, warn: () => undefined });
  written.push(...applied.changed);
  const lines = report({
    ...{ into, bundle, values, logo, pruned, written, pages: writePages(bundle) },
    ...{ hasDrawings: drawings !== null, hasSocialImage: hasSocialImage(bundle) },
    nextSteps: tools.nextSteps(into, publishTarget(values['site-url'])),
  });
  for (const line of lines) say(line);
}

/**
 * Returns the target of an `rsync` command, as an example. It contains the path of the site's address, because
 * `--delete` empties the target.
 */
function publishTarget(siteUrl: string): string {
  const { hostname, pathname } = new URL(siteUrl || 'https://films.example/');
  return `you@${hostname}:/srv/www${pathname.replace(/\/*$/, '/')}`;
}

/** Writes the pages of titles with the bundle's own command. @returns its output */
function writePages(bundle: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['deploy/pages.cjs'], {
    cwd: bundle,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  return `The title pages were not written: ${stderr.trim()}\nFix this, then run node deploy/pages.cjs in the folder of the bundle.`;
}

const hasSamples = (bundle: string): boolean =>
  existsSync(path.join(bundle, 'assets')) &&
  readdirSync(path.join(bundle, 'assets')).some((name) => /^samples\..*\.js$/.test(name));

/** Returns the wordmark: the logo if it is wide, or else the wordmark that the deployer has set in config.json. */
function wordmarkFor(own: unknown, logoFile: string | null): string | undefined {
  if (logoFile !== null) return logoFile;
  return typeof own === 'string' && !own.startsWith('art/brand/logo.') ? own : undefined;
}
