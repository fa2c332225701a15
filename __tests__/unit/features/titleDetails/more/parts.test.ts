import { buildMaker, buildPlayer } from '@tests/detailBuilders';
import { speak } from '@tests/speak';
import { filterPath } from '@/features/titleDetails/more/filterPath';
import { groupPeople } from '@/features/titleDetails/more/groupPeople';
import { makers, namedGenres } from '@/features/titleDetails/more/Facts';
import { setTranslations, tStored } from '@/i18n/t';

afterEach(() => setTranslations(null));

describe('the cast and crew', () => {
  const headings = (groups: ReturnType<typeof groupPeople>) => groups.map(({ heading }) => heading);

  test('are grouped by department: cast first, then the order of the credits', () => {
    const groups = groupPeople(
      [buildPlayer(1)],
      [
        buildMaker(2, { jobs: ['Stunts'], department: 'Crew' }),
        buildMaker(3, { jobs: ['Editor'], department: 'Editing' }),
        buildMaker(4),
        buildMaker(5, { jobs: ['Screenplay', 'Producer'], department: 'Writing' }),
      ],
    );
    expect(headings(groups)).toEqual(['Cast', 'Directing', 'Writing', 'Editing', 'Crew']);
    expect(groups[2]?.people).toMatchObject([{ person: { id: 5 }, note: 'Screenplay, Producer' }]);
  });

  test('find a department by the job if the source names none', () => {
    const jobs = ['Creator', 'Director', 'Story', 'Executive Producer', 'Original Music Composer', 'Catering'];
    const crew = jobs.map((job, index) => buildMaker(index + 1, { jobs: [job] }));
    expect(headings(groupPeople([], crew))).toEqual(['Creator', 'Directing', 'Writing', 'Production', 'Sound', 'Crew']);
  });
});

test('the job “Music” has another word than the genre in Polish', () => {
  speak('pl');
  const [group] = groupPeople([], [buildMaker(1, { jobs: ['Music', 'Producer'] })]);
  expect(group?.people[0]?.note).toBe('Muzyka, Produkcja');
  expect(tStored('Music')).toBe('Muzyczny');
});

test('creators, directors and writers have labels for one and for several', () => {
  const found = makers([
    buildMaker(1),
    buildMaker(2),
    buildMaker(3, { jobs: ['Producer', 'Screenplay'] }),
    buildMaker(4, { jobs: ['Assistant Director'] }),
  ]);
  expect(found.map(({ label, people }) => [label, people.map(({ id }) => id)])).toEqual([
    ['Directors', [1, 2]],
    ['Writer', [3]],
  ]);
});

describe('genres', () => {
  test('link by their known numbers in any order', () => {
    expect(namedGenres({ genres: ['Drama', 'Action'], genreIds: [28, 18] })).toEqual([
      { name: 'Drama', id: 18 },
      { name: 'Action', id: 28 },
    ]);
  });

  test('in another language use the number at the same index', () => {
    expect(namedGenres({ genres: ['Komödie'], genreIds: [35] })).toEqual([{ name: 'Komödie', id: 35 }]);
  });

  test('without a number have no link', () => {
    expect(namedGenres({ genres: ['Heist', 'Drama'], genreIds: [18] })).toEqual([
      { name: 'Heist', id: null },
      { name: 'Drama', id: 18 },
    ]);
  });

  test('link to films or series', () => {
    expect(filterPath('movie', 'genre', 28)).toBe('/movies?genre=28');
    expect(filterPath('tv', 'keyword', 123)).toBe('/series?keyword=123');
  });
});
