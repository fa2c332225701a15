import { filmTitles } from '@/catalogue/facts/filmTitles';
import { sortShelf } from '@/catalogue/names/sortShelf';

const editionsOf = (...paths: string[]) =>
  filmTitles(sortShelf(paths).films).map(({ title, edition }) => [title, edition]);

test('a film that is there once has no edition behind its title', () => {
  expect(editionsOf('Harbor_1927_restored_720p.mp4')).toEqual([['Harbor', null]]);
});

test('editions tell films of one name apart', () => {
  expect(editionsOf('A/Harbor {edition-Final Cut}.mp4', 'B/Harbor.mp4')).toEqual([
    ['Harbor', 'Final Cut'],
    ['Harbor', null],
  ]);
});
