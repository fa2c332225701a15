import { buildTitle } from '@tests/builders';
import { buildDetails, buildMaker, buildPlayer } from '@tests/detailBuilders';
import { filterPath } from '@/features/titleDetails/more/filterPath';
import { groupPeople } from '@/features/titleDetails/more/groupPeople';
import { lateWords } from '@/features/titleDetails/more/lateWords';
import { makers } from '@/features/titleDetails/more/makers';
import { namedGenres } from '@/features/titleDetails/more/namedGenres';

const season = (number: number) => ({
  number,
  name: `Season ${number}`,
  overview: '',
  airDate: null,
  episodeCount: null,
  poster: null,
});

describe('the head', () => {
  const factsOf = (details: ReturnType<typeof buildDetails>) => lateWords(details).facts;

  test('is told a film’s minutes and its certificate', () => {
    const details = buildDetails({ title: buildTitle({ runtime: 98 }), certificate: 'PG-13' });
    expect(factsOf(details)).toMatch(/^98 min\s·\sPG-13$/);
  });

  test('is told a series’ seasons, and specials are none', () => {
    const title = buildTitle({ kind: 'tv', runtime: 50 });
    expect(factsOf(buildDetails({ title, seasons: [season(0), season(1)] }))).toBe('1 season');
    expect(factsOf(buildDetails({ title, seasons: [1, 2, 3].map(season) }))).toBe('3 seasons');
    expect(factsOf(buildDetails({ title, seasons: [season(0)] }))).toBe('50 min');
  });

  test('is told nothing where nothing is known', () => {
    expect(factsOf(buildDetails({ title: buildTitle({ runtime: null }) }))).toBeNull();
    expect(lateWords(null)).toEqual({ facts: null, overview: '' });
  });

  test('is told which language its words are in, where that is not the site’s', () => {
    const details = buildDetails({ title: buildTitle({ overview: 'Un phare.' }), textLanguage: 'fr' });
    expect(lateWords(details)).toMatchObject({ overview: 'Un phare.', language: 'fr' });
  });
});

describe('everybody', () => {
  const headings = (groups: ReturnType<typeof groupPeople>) => groups.map(({ heading }) => heading);

  test('stands by department: players first, then as credits go', () => {
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

  test('finds a department by the job where the source names none', () => {
    const jobs = ['Creator', 'Director', 'Story', 'Executive Producer', 'Original Music Composer', 'Catering'];
    const crew = jobs.map((job, index) => buildMaker(index + 1, { jobs: [job] }));
    expect(headings(groupPeople([], crew))).toEqual(['Creator', 'Directing', 'Writing', 'Production', 'Sound', 'Crew']);
  });
});

test('creators, directors and writers have a word for one and for several', () => {
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
  test('lead on by their known numbers, in whatever order they come', () => {
    expect(namedGenres({ genres: ['Drama', 'Action'], genreIds: [28, 18] })).toEqual([
      { name: 'Drama', id: 18 },
      { name: 'Action', id: 28 },
    ]);
  });

  test('of another language have the number in the same place', () => {
    expect(namedGenres({ genres: ['Komödie'], genreIds: [35] })).toEqual([{ name: 'Komödie', id: 35 }]);
  });

  test('without a number lead nowhere', () => {
    expect(namedGenres({ genres: ['Heist', 'Drama'], genreIds: [18] })).toEqual([
      { name: 'Heist', id: null },
      { name: 'Drama', id: 18 },
    ]);
  });

  test('lead to films or series', () => {
    expect(filterPath('movie', 'genre', 28)).toBe('/movies?genre=28');
    expect(filterPath('tv', 'keyword', 123)).toBe('/series?keyword=123');
  });
});
