import { titleIndex } from '@/api/match/titleIndex';
import type { Title, WantedTitle } from '@/domain/title/title';
import { buildTitle } from '@tests/builders';

const ALIEN = buildTitle({ id: 348, title: 'Alien', year: 1979 });
const ALIENS = buildTitle({ id: 679, title: 'Aliens', year: 1986 });
const AMELIE = buildTitle({ id: 194, title: 'Amélie', originalTitle: 'Le Fabuleux Destin', year: 2001 });
const OLD_DUNE = buildTitle({ id: 841, title: 'Dune', year: 1984 });
const NEW_DUNE = buildTitle({ id: 438_631, title: 'Dune', year: 2021 });
const UGLY = buildTitle({ id: 429, title: 'The Good, the Bad and the Ugly', year: 1966 });
const DUNE_SERIES = buildTitle({ kind: 'tv', id: 90, title: 'Dune', year: 2000 });

const RECORDS = new Map<Title, object>([
  [ALIEN, { imdb_id: 'tt0078748', tmdb_id: 348 }],
  [ALIENS, { external_ids: { imdb_id: 'tt0090605' } }],
  [DUNE_SERIES, { tmdb_id: 348 }],
]);

const find = async (wanted: Partial<WantedTitle>) => {
  const entries = [ALIEN, ALIENS, AMELIE, OLD_DUNE, NEW_DUNE, DUNE_SERIES, UGLY].map((title) => ({
    title,
    record: { ...RECORDS.get(title) },
  }));
  return (await titleIndex(entries))({ title: '', year: null, imdb: null, tmdb: null, kind: null, ...wanted });
};

test.each<[string, Partial<WantedTitle>, Title | null]>([
  ['an IMDb id, wherever the record has it', { imdb: 'tt0090605' }, ALIENS],
  ['an IMDb id, whatever the list calls it', { imdb: 'tt0078748', title: 'Aliens', year: 1986 }, ALIEN],
  ['a TMDB number of that kind', { tmdb: 348, kind: 'tv' }, DUNE_SERIES],
  ['a TMDB number', { tmdb: 348 }, ALIEN],
  ['a TMDB number with its name, where a movie and a series have it', { tmdb: 348, title: 'Dune' }, DUNE_SERIES],
  ['a TMDB number with its year and another name', { tmdb: 348, title: 'Der Wüstenplanet', year: 2000 }, DUNE_SERIES],
  ['a TMDB number of a series under any name', { tmdb: 348, kind: 'tv', title: 'Der Wüstenplanet' }, DUNE_SERIES],
  ['nothing for a TMDB number without a kind that has another name', { tmdb: 348, title: 'The Wire' }, null],
  ['a name with its article behind', { title: 'Good, the Bad and the Ugly, The', year: 1966 }, UGLY],
  ['a name and its year', { title: 'Dune', year: 2021 }, NEW_DUNE],
  ['a name and the year beside it', { title: 'Dune', year: 1985 }, OLD_DUNE],
  ['a name without a year that has no rival', { title: 'alien' }, ALIEN],
  ['a name without its accent', { title: 'AMELIE', year: 2001 }, AMELIE],
  ['its other name', { title: 'Le fabuleux destin', year: 2001 }, AMELIE],
  ['a name that has rivals, by kind', { title: 'Dune', kind: 'tv' }, DUNE_SERIES],
  ['nothing for a name that has rivals', { title: 'Dune' }, null],
  ['nothing for a name of another year', { title: 'Dune', year: 1999, kind: 'movie' }, null],
  ['nothing for what it does not have', { title: 'Heat', year: 1995, imdb: 'tt0113277', tmdb: 949 }, null],
  ['nothing for a line without a name or a number', {}, null],
])('finds %s', async (_, wanted, title) => {
  await expect(find(wanted)).resolves.toEqual(title);
});
