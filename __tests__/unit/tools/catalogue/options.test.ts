import { asksForHelp, readOptions, USAGE } from '@tools/catalogue/options';

it('reads a folder and options', () => {
  expect(readOptions(['Films', '--into', 'site', '--prepare'])).toMatchObject({
    folder: 'Films',
    into: 'site',
    isPreparing: true,
    isHls: false,
    mediaUrl: null,
  });
  expect(readOptions(['--csv=films.csv', 'Films'])).toMatchObject({ folder: 'Films', csv: 'films.csv', into: 'dist' });
});

it('reads a table or JSON files without a folder of films', () => {
  expect(readOptions(['--csv', 'films.csv'])).toMatchObject({ folder: null, csv: 'films.csv', isJson: false });
  expect(readOptions(['--json'])).toMatchObject({ folder: null, csv: null, isJson: true });
  expect(readOptions(['--json', 'mine', '-y'])).toMatchObject({ folder: 'mine', isJson: true, isSure: true });
});

it('adds a slash to the end of the films’ URL', () => {
  expect(readOptions(['Films', '--media-url', 'https://films.example/a'])).toMatchObject({
    mediaUrl: 'https://films.example/a/',
  });
});

it.each([
  [[], /^Name a folder of films/],
  [['a', 'b'], /^Name one folder, not 2\./],
  [['a', '--colour'], /^Unknown option --colour\./],
  [['a', '-x'], /^Unknown option -x\./],
  [['a', '--into'], /^--into needs a value\./],
  [['a', '--into='], /^--into needs a value\./],
  [['a', '--into', '--yes'], /^--into needs a value\./],
  [['a', '--yes=no'], /^--yes takes no value\./],
  [['--json', '--csv', 'a.csv'], /^Choose --json or --csv/],
  [['a', '--prepare', '--no-prepare'], /^Choose --no-prepare or --prepare, not both\./],
])('explains the mistake in %j, and shows the usage', (args, words) => {
  expect(readOptions(args)).toMatch(words);
  expect(readOptions(args)).toContain(USAGE);
});

it.each(['films.example', 'https://films.example/?a=b', 'https://me:secret@films.example/'])(
  'refuses %s as the URL of the films',
  (address) => {
    expect(readOptions(['a', '--media-url', address])).toMatch(/full address/);
  },
);

it('shows the usage on request', () => {
  expect(asksForHelp(['--help'])).toBe(true);
  expect(asksForHelp(['films', '-h'])).toBe(true);
  expect(asksForHelp(['films'])).toBe(false);
});
