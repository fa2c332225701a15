import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { readDay } from '@/features/transfer/lists/readDay';

const dayOf = (text: string, isDayFirst = false) => readDay(text, isDayFirst)?.slice(0, 10) ?? null;

test.each([
  ['2021-12-31', '2021-12-31'],
  ['2021/12/31', '2021-12-31'],
  ['2021.2.5', '2021-02-05'],
  ['05.02.21', '2021-02-05'],
  ['5.2.2021', '2021-02-05'],
  ['13. 5. 2022', '2022-05-13'],
  ['31.12.99', '1999-12-31'],
  ['31/12/21', '2021-12-31'],
  ['31/12/2021', '2021-12-31'],
  ['31-12-2021', '2021-12-31'],
  ['5/27/22', '2022-05-27'],
  ['1/2/23', '2023-01-02'],
  ['May 13, 2022', '2022-05-13'],
  ['Fri, May 13, 2022', '2022-05-13'],
  ['13 May 2022', '2022-05-13'],
  ['13th of May 2022', '2022-05-13'],
  ['13-May-22', '2022-05-13'],
  ['13. Mai 2022', '2022-05-13'],
  ['5. März 2021', '2021-03-05'],
  ['1er août 2020', '2020-08-01'],
  ['3 de febrero de 2020', '2020-02-03'],
  ['Samstag, 3. Dezember 2022', '2022-12-03'],
  ['May 2022', '2022-05-01'],
  ['2022-05', '2022-05-01'],
  ['2022', '2022-01-01'],
  ['44694', '2022-05-13'],
  ['44694,75', '2022-05-13'],
])('reads %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test.each([
  ['1/2/23', '2023-02-01'],
  ['03-12-2021', '2021-12-03'],
  // This date is unambiguous.
  ['5/27/22', '2022-05-27'],
  ['05.02.21', '2021-02-05'],
])('reads %s with the day before the month', (text, day) => {
  expect(dayOf(text, true)).toBe(day);
});

test.each([
  ['2022-05-27T18:20:11.123Z', '2022-05-27T18:20:11.123Z'],
  ['2022-05-27 18:20:11 UTC', '2022-05-27T18:20:11.000Z'],
  ['2022-05-27T18:20:11+02:00', '2022-05-27T16:20:11.000Z'],
  ['27.05.2022 18:20 +0200', '2022-05-27T16:20:00.000Z'],
  ['5/27/2022, 8:15 PM UTC', '2022-05-27T20:15:00.000Z'],
  ['5/27/2022 12:15 AM GMT', '2022-05-27T00:15:00.000Z'],
  ['Fri, 27 May 2022 20:00:00 GMT', '2022-05-27T20:00:00.000Z'],
  ['Fri May 27 2022 20:00:00 GMT+0200 (Central European Summer Time)', '2022-05-27T18:00:00.000Z'],
])('reads the time of %s', (text, instant) => {
  expect(readDay(text, false)).toBe(instant);
});

test.each([
  '',
  '-',
  'n/a',
  'soon',
  '2022-13-05',
  '2022/13/05',
  '2023-02-30',
  '31.02.2021',
  '05.13.2022',
  '13/13/2021',
  '0000-00-00',
  '2021-12-31 and later',
  '27.05.2022 25:70',
  'Film 12',
  'Stuff 13 2022',
  '12345',
  '99999',
  '446940',
  '13.5.',
])('%j is not a date', (text) => {
  expect(readDay(text, false)).toBeNull();
});

test('reads every day from each form', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2069-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year = '', month = '', number = ''] = day.split('-');
      expect(dayOf(day)).toBe(day);
      expect(dayOf(`${number}.${month}.${year.slice(2)}`)).toBe(day);
      expect(dayOf(`${number}/${month}/${year}`, true)).toBe(day);
      expect(dayOf(`${month}/${number}/${year.slice(2)}`)).toBe(day);
      expect(dayOf(String(25_569 + Math.floor(date.getTime() / 86_400_000)))).toBe(day);
      for (const language of ['en', 'de', 'fr', 'es'])
        expect(dayOf(date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }))).toBe(day);
    }),
    { numRuns: RUNS },
  );
});

test('any text is a date with a plausible year or none', () => {
  const text = fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^[\d./: TZ-]{4,20}$/));
  fc.assert(
    fc.property(text, fc.boolean(), (written, isDayFirst) => {
      expect(readDay(written, isDayFirst) ?? '2000-').toMatch(/^\d{4}-/);
    }),
    { numRuns: RUNS },
  );
});
