import { counted } from '@/lib/formats/numbers';
import { oneLine } from '@/lib/oneLine';

/** The number of titles that the line names. A large folder may have thousands. */
const MAX_NAMED = 3;

/**
 * Returns the line about posters that were drawn without their title, or an empty list if there are none.
 * @param isKept whether a later run keeps a poster that exists
 */
export function untitledPosters(titles: readonly string[], isKept = false): string[] {
  if (titles.length === 0) return [];
  const named = titles.slice(0, MAX_NAMED).map((title) => `“${oneLine(title)}”`);
  const more = titles.length > MAX_NAMED ? `, … and ${titles.length - MAX_NAMED} more` : '';
  return [
    `${counted(titles.length, 'poster')} drawn without a title, because no font on this computer has the letters of ${named.join(', ')}${more}. ` +
      'The site shows these titles on their cards. Install fonts for them, such as Noto Sans and Noto Sans CJK, ' +
      `${isKept ? 'delete the posters in art/posters, ' : ''}and run the command again.`,
  ];
}
