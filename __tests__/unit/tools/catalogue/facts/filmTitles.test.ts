import { filmTitles } from '@tools/catalogue/facts/filmTitles';
import { classifyFiles } from '@tools/catalogue/names/classifyFiles';

const editionsOf = (...paths: string[]) =>
  filmTitles(classifyFiles(paths).films).map(({ title, edition }) => [title, edition]);

test('a film that exists once has no edition in its title', () => {
  expect(editionsOf('Harbor_1927_restored_720p.mp4')).toEqual([['Harbor', null]]);
});

test('editions distinguish films with the same name', () => {
  expect(editionsOf('A/Harbor {edition-Final Cut}.mp4', 'B/Harbor.mp4')).toEqual([
    ['Harbor', 'Final Cut'],
    ['Harbor', null],
  ]);
});
