import { siteKey } from '@/lib/siteKey';
import { adoptEarlierData } from '@/persistence/adoptEarlierData';

test('copies data of an earlier build to the keys of the site, including unreadable copies', () => {
  const before = {
    'kinora:place': '/films/',
    'kinora:auth': '{"email":"a@b.example"}',
    'kinora:auth.unreadable': 'junk',
    movieWatchlist: '[]',
    'kinora:auth@/other/': 'of another site',
    'not ours': 'x',
  };
  for (const [key, text] of Object.entries(before)) localStorage.setItem(key, text);
  adoptEarlierData(localStorage, (name) => siteKey(name, '/films/'));
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    ...before,
    'kinora:auth@/films/': '{"email":"a@b.example"}',
    'kinora:auth@/films/.unreadable': 'junk',
    'movieWatchlist@/films/': '[]',
    'kinora:place@/films/': 'adopted',
  });
});
