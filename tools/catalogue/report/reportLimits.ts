import { MAX_RECORDS } from '@/api/product/pages';
import { counted, formatNumber } from '@/lib/formats/numbers';
import type { Context } from '../context';
import type { Entry } from '../write/entry';
import { MAX_TEXT } from '../write/records';

/** Reports titles and texts that exceed the limits of the catalogue. */
export function reportLimits(
  entries: readonly Entry[],
  { options, diagnostics }: Pick<Context, 'options' | 'diagnostics'>,
) {
  for (const [kind, word] of [
    ['movie', 'movies'],
    ['tv', 'series'],
  ] as const) {
    const { length } = entries.filter((entry) => entry.kind === kind);
    if (length <= MAX_RECORDS) continue;
    const text = `has ${formatNumber(length)} ${word}. Search and filters find the first ${formatNumber(MAX_RECORDS)} by title. Split the catalogue into several sites, or see “Large catalogues” in docs/product-api.md.`;
    diagnostics.push({ sort: 'doubtful', path: options.into, text });
  }
  for (const { facts } of entries) {
    const { length } = Array.from(facts.overview ?? '');
    if (length > MAX_TEXT)
      diagnostics.push({
        sort: 'doubtful',
        path: facts.title,
        text: `its description has ${counted(length, 'character')}; only the first ${formatNumber(MAX_TEXT)} are used`,
      });
  }
}
