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
  ['Mira Holt and Sammy Davis, Jr.', ['Mira Holt', 'Sammy Davis, Jr.']],
  ['Sammy Davis, Jr. and Mira Holt', ['Sammy Davis, Jr.', 'Mira Holt']],
  ['Robert Downey, Sr., Ken Griffey, III, Pia Lind', ['Robert Downey, Sr.', 'Ken Griffey, III', 'Pia Lind']],
  ['Tyler, the Creator, Mira Holt', ['Tyler, the Creator', 'Mira Holt']],
  ['Joaquim Dos Santos, Sra Ruiz, Md. Rahman', ['Joaquim Dos Santos', 'Sra Ruiz', 'Md. Rahman']],
  [
    'Mary Shelley (novel, letters), Mira Holt (screenplay)',
    ['Mary Shelley (novel, letters)', 'Mira Holt (screenplay)'],
  ],
  ['Mira Holt / Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Mira Holt och Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['Mira Holt e Sun Okada', ['Mira Holt', 'Sun Okada']],
  ['黒澤明、宮崎駿', ['黒澤明', '宮崎駿']],
  ['Og Mandino, Et Aaa', ['Og Mandino', 'Et Aaa']],
  ['MIRA HOLT AND SUN OKADA', ['MIRA HOLT', 'SUN OKADA']],
  ['Andy Sanders', ['Andy Sanders']],
  [' , ; ', []],
])('%s', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('no name is empty, and every letter is part of a name', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{2,8} [A-Z][a-z]{2,8}$/), { maxLength: 6 }), (names) => {
      expect(splitNames(names.join(', '))).toEqual(names);
      expect(splitNames(names.join(' & '))).toEqual(names);
    }),
    { numRuns: RUNS },
  );
});
