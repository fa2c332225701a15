import { isSampleId } from '@/domain/title/title';
import type { CheckContext } from './checkContext';

/**
 * Reports files of the deployer that are marked as samples, and samples beside a deployer's own files.
 * @returns whether the catalogue contains only samples
 */
export function checkMarks({ pages, entries }: CheckContext): boolean {
  const marked = pages.filter(({ isSample }) => isSample);
  const isMixed = marked.length < pages.length;
  for (const { file } of marked) {
    const own = entries.find((entry) => entry.file === file && !isSampleId(entry.title.id));
    if (own)
      file.say({
        severity: 'warning',
        rule: 'sample-mark',
        path: ['sample'],
        problem: `has "sample": true, but also titles of your own (record ${own.number})`,
        effect: 'the app treats them as samples, which your own site does not show. Remove "sample"',
      });
    else if (isMixed)
      file.say({
        severity: 'warning',
        rule: 'sample-left',
        path: ['sample'],
        problem: "still has the bundle's samples",
        effect: 'the app does not show them with your own titles. Replace or delete the file',
      });
  }
  return pages.length > 0 && !isMixed;
}

/** Reports a site with a catalogue of its own that still has the demo's landing page, sign-in and plans. */
export function checkSite({ source, findings, pages }: CheckContext): void {
  if (source.site?.samples !== true || !pages.some(({ isSample }) => !isSample)) return;
  findings.push({
    severity: 'hint',
    rule: 'samples-on',
    file: 'config.json',
    problem: 'has no "samples": false, but the catalogue is your own',
    effect: "the site keeps the demo's landing page, sign-in and plans. Add the setting, or run npm run site",
  });
}
