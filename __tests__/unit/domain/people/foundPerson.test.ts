import fc from 'fast-check';
import { readFoundPerson } from '@/domain/people/foundPerson';
import { RUNS } from '@tests/runs';

const WIRE = {
  id: 287,
  name: 'Orla Venn',
  adult: false,
  profile_path: '/venn.jpg',
  known_for_department: 'Acting',
  known_for: [
    { id: 1, media_type: 'movie', title: 'The Silent River' },
    { id: 2, media_type: 'tv', name: 'Night Train' },
    { id: 3, media_type: 'movie', title: 'Not for everybody', adult: true },
  ],
};

test('reads a person with their known titles', () => {
  expect(readFoundPerson(WIRE, 'tmdb')).toEqual({
    id: 287,
    source: 'tmdb',
    name: 'Orla Venn',
    portrait: '/venn.jpg',
    department: 'Acting',
    knownFor: ['The Silent River', 'Night Train'],
  });
});

test.each([null, 'text', [], {}, { id: 1 }, { name: 'X' }, { ...WIRE, adult: true }, { ...WIRE, id: -1 }])(
  'reads no person from %j',
  (raw) => {
    expect(readFoundPerson(raw, 'tmdb')).toBeNull();
  },
);

test('reads any record without errors, and names are not empty', () => {
  fc.assert(
    fc.property(fc.object({ key: fc.constantFrom(...Object.keys(WIRE)), maxDepth: 3 }), (raw) => {
      const person = readFoundPerson(raw, 'tmdb');
      expect(person === null || person.name.length > 0).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
