export interface Options {
  folder: string;
  into: string;
  /** Where the films will be on the web; null where the bundle carries them. Ends with a slash. */
  mediaUrl: string | null;
  csv: string | null;
  /** Makes what browsers cannot play playable. */
  isPreparing: boolean;
  isHls: boolean;
  /** Films are copied where they cannot be linked. */
  mayCopy: boolean;
  /** Nothing is asked. */
  isSure: boolean;
}

const FLAGS = {
  '--prepare': 'isPreparing',
  '--hls': 'isHls',
  '--copy': 'mayCopy',
  '--yes': 'isSure',
} as const satisfies Record<string, keyof Options>;

const VALUES = { '--into': 'into', '--media-url': 'mediaUrl', '--csv': 'csv' } as const satisfies Record<
  string,
  keyof Options
>;

export const USAGE =
  'npm run catalogue -- FOLDER [--into DIST] [--media-url URL] [--csv FILE] [--prepare] [--hls] [--copy] [--yes]';

/** What somebody asked for; a sentence where it cannot be understood. */
export function readOptions(args: readonly string[]): Options | string {
  const options: Options = {
    folder: '',
    into: 'dist',
    mediaUrl: null,
    csv: null,
    isPreparing: false,
    isHls: false,
    mayCopy: false,
    isSure: false,
  };
  const places: string[] = [];
  const left = [...args];
  for (let argument = left.shift(); argument !== undefined; argument = left.shift()) {
    const [name = '', joined] = argument.startsWith('--') ? argument.split(/=(.*)/s) : [];
    if (name === '') places.push(argument);
    else if (Object.hasOwn(FLAGS, name)) options[FLAGS[name as keyof typeof FLAGS]] = true;
    else if (Object.hasOwn(VALUES, name)) {
      const value = joined ?? left.shift();
      if (value === undefined || value === '' || value.startsWith('--')) return `${name} needs a value.\n${USAGE}`;
      options[VALUES[name as keyof typeof VALUES]] = value;
    } else return `${name} is no option.\n${USAGE}`;
  }
  const [folder, ...more] = places;
  if (folder === undefined || more.length > 0) return `Name one folder of films.\n${USAGE}`;
  const mediaUrl = options.mediaUrl === null ? null : folderAddress(options.mediaUrl);
  if (options.mediaUrl !== null && mediaUrl === null)
    return `--media-url wants a whole address without a query, as https://films.example/videos/, and not ${options.mediaUrl}`;
  // One HLS list is made of what was prepared.
  return { ...options, folder, mediaUrl, isPreparing: options.isPreparing || options.isHls };
}

function folderAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { href, search, hash, username, password } = new URL(text);
  if (search !== '' || hash !== '' || username !== '' || password !== '') return null;
  return href.endsWith('/') ? href : `${href}/`;
}
