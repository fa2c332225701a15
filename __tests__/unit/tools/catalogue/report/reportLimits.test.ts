import type { Context } from '@tools/catalogue/context';
import { reportLimits } from '@tools/catalogue/report/reportLimits';
import type { Entry } from '@tools/catalogue/write/entry';

function diagnosticsOf(entries: readonly object[]): string[] {
  const context = { options: { into: 'site' }, diagnostics: [] } as unknown as Context;
  reportLimits(entries as readonly Entry[], context);
  return context.diagnostics.map(({ path, text }) => `${path} ${text}`);
}

const film = (overview: string | null = null) => ({ kind: 'movie', facts: { title: 'Lamp', overview } });

test('reports more titles than the app searches', () => {
  expect(diagnosticsOf(Array.from({ length: 20_000 }, () => film()))).toEqual([]);
  expect(diagnosticsOf(Array.from({ length: 20_001 }, () => film()))).toEqual([
    expect.stringMatching(/^site has 20,001 movies\. Search and filters find the first 20,000/),
  ]);
});

test('reports a description that is too long', () => {
  expect(diagnosticsOf([film('💧'.repeat(2000)), film('x'.repeat(2001))])).toEqual([
    'Lamp its description has 2,001 characters; only the first 2,000 are used',
  ]);
});
