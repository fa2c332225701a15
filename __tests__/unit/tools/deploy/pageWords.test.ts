import { textHash } from '@/lib/textHash';
import { pageWords, withoutUnused } from '@tools/deploy/pageWords';

test('a page gets the texts that it shows, in any way of writing them, and those of the boot script', () => {
  const words = {
    [textHash('Movies & more…')]: 'Filme',
    [textHash('Search for “x”')]: 'Suche',
    [textHash('Diagnostics')]: 'Diagnose',
    [textHash('Press play.')]: 'Los geht’s.',
  };
  const html = '<a aria-label="Search for &#x201c;x&#8221;">Movies &amp; more&#8230;</a>';
  expect(Object.values(pageWords(words, html)).sort()).toEqual(['Diagnose', 'Filme', 'Suche']);
});

test('without the demo, composed texts of the demo go, and translated texts stay for the app', () => {
  const texts = {
    compositions: [
      ['Email', [{ key: 'Email', values: {} }]],
      ['The plan is ₹499', [{ key: 'The plan is {price}', values: { price: ['₹499'] } }]],
      ['2019 · Crime', ['2019 · ', { key: 'Crime', values: {} }]],
      ['Club, home', [{ key: '{name}, home', values: { name: ['Club'] } }]],
    ],
    messages: ['all'],
  } as const;
  const { texts: left, ofLanguage } = withoutUnused(texts, '<a aria-label="Club, home">');
  expect(left).toEqual({ compositions: [texts.compositions[3]], messages: ['all'] });
  const words = Object.fromEntries(texts.compositions.map(([text]) => [textHash(text), `${text} (de)`]));
  expect(Object.values(ofLanguage(words)).sort()).toEqual(['Club, home (de)', 'Email (de)']);
});
