import { parseArgs } from 'node:util';
import { CommandError } from '../commandError';
import type { SettingName, Values } from './settings';
import { SETTING_NAMES, SETTINGS } from './settings';

export interface Options {
  /** The folder of the bundle. */
  into: string;
  /** The settings from flags, as they were typed. */
  given: Partial<Values>;
  /** Whether to use the defaults for all other settings without questions. */
  isSure: boolean;
  keepSamples: boolean;
  isHelp: boolean;
}

interface UsageFacts {
  command: string;
  defaultFolder: string;
  /** Help lines for options that the caller handles itself. */
  moreOptions?: string;
}

export const usage = ({ command, defaultFolder, moreOptions = '' }: UsageFacts): string => `${command} [options]

Makes the bundle your own site: name, color, icons and address. It removes the demo's
titles, images and pages. Every question has a default, and a flag for scripts. Run it
again to change your answers.

${SETTING_NAMES.map((name) => `  --${`${name} …`.padEnd(19)} ${SETTINGS[name].help}`).join('\n')}

  --into FOLDER         the bundle to change (default: ${defaultFolder})
${moreOptions === '' ? '' : `${moreOptions}\n`}  --keep-samples        keeps the demo's titles and pages, and only brands them
  --yes                 skips all questions and uses the defaults
  --help                shows this text

An empty value ("") removes a tagline, a logo or an address.`;

const FLAGS = {
  ...(Object.fromEntries(SETTING_NAMES.map((name) => [name, { type: 'string' }])) as Record<
    SettingName,
    { type: 'string' }
  >),
  into: { type: 'string' },
  'keep-samples': { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Parses the command's flags. Throws if a flag is unknown or has no value. */
export function readOptions(args: readonly string[], defaultFolder: string): Options {
  const { into = defaultFolder, yes = false, help = false, ...values } = parse(args);
  const given: Partial<Values> = {};
  for (const name of SETTING_NAMES) {
    const value = values[name];
    if (value !== undefined) given[name] = value.trim();
  }
  return { into, given, isSure: yes, keepSamples: values['keep-samples'] ?? false, isHelp: help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'Cannot read the options.';
    throw new CommandError(`${problem.replace(/\.?$/, '.')} Use --help to see all options.`);
  }
}
