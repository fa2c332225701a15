import { isSampleId } from '@/domain/title/title';
import type { Checking } from './checking';

/** Says where the mark of the bundle's own files is left in a deployer's. @returns whether all that there is are samples */
export function checkMarks({ pages, entries }: Checking): boolean {
  const marked = pages.filter(({ isSample }) => isSample);
  for (const { file } of marked) {
    const own = entries.find((entry) => entry.file === file && !isSampleId(entry.title.id));
    if (own)
      file.say({
        severity: 'warning',
        rule: 'sample-mark',
        path: ['sample'],
        problem: `says "sample": true and has titles of your own (record ${own.number})`,
        effect: "the app takes them for samples: TMDB's go before them, and search does not find them",
      });
    else if (marked.length < pages.length)
      file.say({
        severity: 'warning',
        rule: 'sample-left',
        path: ['sample'],
        problem: "still has the bundle's samples",
        effect: "the app shows TMDB's there where it is configured, and else the samples, beside your own",
      });
  }
  return pages.length > 0 && marked.length === pages.length;
}
