import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { splitNames } from '@/domain/people/splitNames';

test.each([
  ['Mira Holt', ['Mira Holt']],
  ['Mira Holt, Sun Okada and Pia Lind', ['Mira Holt', 'Sun Okada', 'Pia Lind']],
  ['Mira Holt, Sun Okada, and Pia Lind', ['Mira Holt', 'Sun Okada', 'Pia Lind']],
  ['Mira Holt; Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Mira Holt & Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Mira Holt und Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Mira Holt et Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Ana Ruiz y Luis Gil', ['Ana Ruiz', 'Luis Gil']],
  ['José Ortega y Gasset', ['José Ortega y Gasset']],
  ['Sammy Davis, Jr., Mira Holt', ['Sammy Davis, Jr.', 'Mira Holt']],
  ['Andy Sanders', ['Andy Sanders']],
  [' , ; ', []],
])('%s', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('no name is empty, and every letter is in one of them', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/), { maxLength: 6 }), (names) => {
      expect(splitNames(names.join(', '))).toEqual(names);
      expect(splitNames(names.join(' & '))).toEqual(names);
    }),
    { numRuns: RUNS },
  );
});
