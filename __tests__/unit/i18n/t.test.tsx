import { render, screen } from '@testing-library/react';
import { createTranslations } from '@/i18n/createTranslations';
import { plural, setTranslations, t, tIn, tStored } from '@/i18n/t';
import { tRich } from '@/i18n/tRich';
import { catalogueOf } from '@tests/catalogue';

afterEach(() => setTranslations(null));

const GERMAN = { language: 'de', dir: 'ltr', forms: { one: 0, other: 1 } };

const german = () =>
  setTranslations(
    createTranslations(
      catalogueOf(GERMAN, {
        words: { Series: 'Serien' },
        records: { 'Season {number}': 'Staffel {number}', Drama: 'Drama (de)' },
        texts: {
          'Load more': '',
          'Remove {name} from Watchlist': '{name} von der Merkliste entfernen',
          'kind\u0004Series': 'Serie',
          'order\u0004Title': '',
          '{count} movie': ['{count} Film', '{count} Filme'],
          '{count} series': ['', ''],
          '{lit} of {count} film end before that': ['{lit} von {count} Film endet', '{lit} von {count} Filmen enden'],
          'Data by {site}': 'Daten von {site}',
        },
      }),
    ),
  );

test('English needs no catalogue', () => {
  expect(t('Load more')).toBe('Load more');
  expect(t('Remove {name} from Watchlist', { name: 'Arrival' })).toBe('Remove Arrival from Watchlist');
  expect(tIn('kind', 'Series')).toBe('Series');
  expect(tStored('Season 2')).toBe('Season 2');
  expect([0, 1, 1234].map((count) => plural(count, '{count} movie', '{count} movies'))).toEqual([
    '0 movies',
    '1 movie',
    '1,234 movies',
  ]);
});

test('a catalogue translates texts, and what it lacks stays English', () => {
  german();
  expect(t('Remove {name} from Watchlist', { name: 'Arrival' })).toBe('Arrival von der Merkliste entfernen');
  expect(t('Load more')).toBe('Load more');
  expect([1, 2].map((count) => plural(count, '{count} movie', '{count} movies'))).toEqual(['1 Film', '2 Filme']);
  expect(plural(3, '{count} series', '{count} series')).toBe('3 series');
  expect(plural(5, '{lit} of {count} film end before that', '{lit} of {count} films end before that', { lit: 2 })).toBe(
    '2 von 5 Filmen enden',
  );
});

test('a context tells two meanings of an English text apart', () => {
  german();
  expect([t('Series'), tIn('kind', 'Series'), tIn('order', 'Title')]).toEqual(['Serien', 'Serie', 'Title']);
});

test('a stored text is translated with the number in it, and any other text stays as it is', () => {
  german();
  expect(['Season 12', 'Drama', 'Area 51', 'Heat'].map(tStored)).toEqual([
    'Staffel 12',
    'Drama (de)',
    'Area 51',
    'Heat',
  ]);
});

test('a value in a text from right to left is isolated, so that its punctuation stays at its end', () => {
  const texts = { 'Remove {name} from Watchlist': 'إزالة {name} من قائمتي' };
  setTranslations(createTranslations(catalogueOf({ language: 'ar', dir: 'rtl', forms: { other: 0 } }, { texts })));
  expect(t('Remove {name} from Watchlist', { name: 'Who?' })).toBe('إزالة \u2068Who?\u2069 من قائمتي');
  // The isolated part of a value does not tell the direction of the value.
  expect(t('Remove {name} from Watchlist', { name: '\u20681\u2069 و' })).toBe(
    'إزالة \u2067\u20681\u2069 و\u2069 من قائمتي',
  );
});

test('a value with braces is not taken for a placeholder', () => {
  expect(t('Remove {name} from Watchlist', { name: '{name} $& {site}' })).toBe(
    'Remove {name} $& {site} from Watchlist',
  );
});

test('a sentence with elements keeps its elements in the order of the language', () => {
  german();
  render(<p>{tRich('Data by {site}', { site: <a href="/">JustWatch</a> })}</p>);
  expect(screen.getByRole('link', { name: 'JustWatch' }).closest('p')).toHaveTextContent('Daten von JustWatch');
  expect(screen.getByText('Daten von').tagName).toBe('SPAN');
});

test('the compiler rejects missing, unknown and superfluous values', () => {
  // @ts-expect-error -- the value is missing
  t('Remove {name} from Watchlist');
  // @ts-expect-error -- no placeholder has this name
  t('Remove {name} from Watchlist', { title: 'Arrival' });
  // @ts-expect-error -- the text has no placeholder
  t('Load more', { count: 3 });
  // @ts-expect-error -- the count is the first argument
  plural(3, '{count} movie', '{count} movies', { count: 3 });
  expect(t('Load more')).toBe('Load more');
});
