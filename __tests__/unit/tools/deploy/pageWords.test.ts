import { textHash } from '@/lib/textHash';
import { pageWords } from '@tools/deploy/pageWords';

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
