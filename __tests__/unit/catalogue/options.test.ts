import { readOptions } from '@/catalogue/options';

it('takes a folder, and what else is said', () => {
  expect(readOptions(['Films', '--into', 'site', '--prepare'])).toMatchObject({
    folder: 'Films',
    into: 'site',
    isPreparing: true,
    isHls: false,
    mediaUrl: null,
  });
  expect(readOptions(['--csv=films.csv', 'Films'])).toMatchObject({ csv: 'films.csv', into: 'dist' });
});

it('gives the address of films a slash at its end', () => {
  expect(readOptions(['Films', '--media-url', 'https://films.example/a'])).toMatchObject({
    mediaUrl: 'https://films.example/a/',
  });
});

it.each([
  [[], /Name one folder/],
  [['a', 'b'], /Name one folder/],
  [['a', '--colour'], /--colour is no option/],
  [['a', '--into'], /--into needs a value/],
  [['a', '--into', '--yes'], /--into needs a value/],
  [['a', '--media-url', 'films.example'], /whole address/],
  [['a', '--media-url', 'https://films.example/?a=b'], /whole address/],
  [['a', '--media-url', 'https://me:secret@films.example/'], /whole address/],
])('says what it does not understand in %j', (args, words) => {
  expect(readOptions(args)).toMatch(words);
});
