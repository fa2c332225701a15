import { parseArgs } from 'node:util';

export interface Options {
  /** The folder of films, or of JSON files if `isJson` is set. Null if none is given. */
  folder: string | null;
  into: string;
  /** The URL of the films on the web, with a trailing slash. Null if the bundle contains them. */
  mediaUrl: string | null;
  csv: string | null;
  /** Completes a catalogue of JSON files instead of making one. */
  isJson: boolean;
  /** Converts files that browsers cannot play. */
  isPreparing: boolean;
  isHls: boolean;
  /** Removes what earlier runs converted. Otherwise a run prepares films if an earlier one did. */
  isUnprepared: boolean;
  /** Copies films that cannot be linked. */
  mayCopy: boolean;
  /** Skips all questions. */
  isSure: boolean;
}

const OPTIONS = {
  into: { type: 'string', default: 'dist' },
  'media-url': { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'boolean', default: false },
  prepare: { type: 'boolean', default: false },
  hls: { type: 'boolean', default: false },
  'no-prepare': { type: 'boolean', default: false },
  copy: { type: 'boolean', default: false },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const USAGE = `Makes a catalogue in a built bundle, from films, a spreadsheet or JSON files.

Usage
  npm run catalogue -- FOLDER [options]        a folder of films
  npm run catalogue -- --csv FILE [options]    a spreadsheet, saved as CSV
  npm run catalogue -- --json [FOLDER]         JSON files: draws the missing posters

Options
  --into DIST      the bundle to write into (default: dist)
  --csv FILE       with a folder: adds metadata to its files
  --media-url URL  plays the films from this address, does not link them
  --prepare        makes unplayable films playable; needs ffmpeg
  --hls            like --prepare, in up to three qualities
                   (the next runs prepare new films, too)
  --no-prepare     removes all prepared films again
  --copy           copies films that cannot be linked (another disk)
  -y, --yes        skips all questions
  -h, --help       shows this text

Examples
  npm run catalogue -- examples/films
  npm run catalogue -- --csv examples/films.csv --into my-site
  npm run catalogue -- --json my-json --into my-site`;

/** Returns whether the arguments only request the usage text. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

/** Parses the arguments. Returns a message for the user if they are invalid. */
export function readOptions(args: readonly string[]): Options | string {
  const parsed = parsedArgs(args);
  if (typeof parsed === 'string') return `${parsed}\n\n${USAGE}`;
  const { values, positionals } = parsed;
  const [folder = null, ...more] = positionals;
  const csv = values.csv ?? null;
  if (more.length > 0) return `Name one folder, not ${positionals.length}.\n\n${USAGE}`;
  if (values.json && csv !== null) return `Choose --json or --csv, not both.\n\n${USAGE}`;
  if (folder === null && csv === null && !values.json)
    return `Name a folder of films, a spreadsheet with --csv, or use --json.\n\n${USAGE}`;
  const mediaUrl = values['media-url'] === undefined ? null : folderAddress(values['media-url']);
  if (values['media-url'] !== undefined && mediaUrl === null)
    return `--media-url needs a full address without a query, such as https://films.example/videos/, not ${values['media-url']}.`;
  if (values['no-prepare'] && (values.prepare || values.hls))
    return `Choose --no-prepare or ${values.hls ? '--hls' : '--prepare'}, not both.\n\n${USAGE}`;
  return {
    ...{ folder, csv, mediaUrl, into: values.into, isJson: values.json },
    // HLS playlists consist of prepared files.
    ...{ isPreparing: values.prepare || values.hls, isHls: values.hls, isUnprepared: values['no-prepare'] },
    ...{ mayCopy: values.copy, isSure: values.yes },
  };
}

function parsedArgs(args: readonly string[]) {
  try {
    const parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const empty = (['into', 'csv', 'media-url'] as const).find((name) => parsed.values[name] === '');
    return empty === undefined ? parsed : `--${empty} needs a value.`;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const [, name = ''] = /'(?:-\w, )?(-[^\s']*)/.exec(message) ?? [];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Unknown option ${name}.`;
    return message.includes('does not take an argument') ? `${name} takes no value.` : `${name} needs a value.`;
  }
}

function folderAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, search, hash, username, password } = new URL(text);
  if (search !== '' || hash !== '' || username !== '' || password !== '') return null;
  return href.endsWith('/') ? href : `${href}/`;
}
