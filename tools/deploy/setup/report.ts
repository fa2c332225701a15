import type { Logo } from './logo';
import { fitsIcon, isWide } from './logo';
import type { PruneResult } from './pruneDemo';
import type { Values } from './settings';

interface Facts {
  into: string;
  values: Values;
  logo: Logo | null;
  /** The removed files, or null if the demo was kept. */
  pruned: PruneResult | null;
  /** The changed files, relative to the bundle. */
  written: readonly string[];
  /** The output of deploy/pages.cjs. */
  pages: string;
  hasDrawings: boolean;
  hasSocialImage: boolean;
  nextSteps: readonly string[];
}

/** The maximum number of file names. Otherwise only their number is shown. */
const MAX_NAMES = 12;

/** Returns the lines of the report: what the command changed, and what to do next. */
export function report(facts: Facts): string[] {
  const { into, values, pruned, written, nextSteps } = facts;
  const files = written.filter((file) => !file.endsWith('.html'));
  const changedPages = written.length - files.length;
  const named = files.length > MAX_NAMES ? [`${files.length} files`] : files;
  const wrote = [...named, ...(changedPages > 0 ? [`${changedPages} pages`] : [])];
  return [
    '',
    `${into === '.' ? 'This bundle' : into} is now "${values.name}".`,
    wrote.length > 0 ? `Wrote: ${wrote.join(', ')}.` : 'Everything is up to date: nothing was written.',
    ...(pruned !== null && pruned.removed.length > 0
      ? [
          `Removed: ${pruned.removed.map(({ kind, count }) => `${count} ${kind}`).join(', ')} (${megabytes(pruned.bytes)}).`,
        ]
      : []),
    facts.pages,
    ...remarks(facts),
    '',
    'Next:',
    ...nextSteps,
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function remarks({ values, logo, hasDrawings, hasSocialImage }: Facts): string[] {
  const isInFolder = values['site-url'] !== '' && new URL(values['site-url']).pathname !== '/';
  return [
    logo !== null &&
      isWide(logo) &&
      'The logo is wide: it appears in the header, and the icons show the first letters of the name.',
    logo !== null &&
      fitsIcon(logo) &&
      !hasDrawings &&
      'The icons show the first letters of the name. To make them from the logo, run "npm run site" in a clone of Kinora.',
    !hasSocialImage && 'Chats show the icon. To draw an image for them, run "npm run site" in a clone of Kinora.',
    isInFolder && 'Search engines read robots.txt only at the root of a host. Copy its lines to the file there.',
  ].filter((line) => line !== false);
}
