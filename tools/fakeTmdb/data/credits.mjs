import { makeDraw } from './draw.mjs';
import { drawPerson } from './people.mjs';
import { inventedName } from './words.mjs';

/** The jobs of a crew: the department, the maximum number of people, and the probability of the job. */
const JOBS = [
  { job: 'Director', department: 'Directing', most: 2, chance: 0.96 },
  { job: 'Screenplay', department: 'Writing', most: 3, chance: 0.85 },
  { job: 'Writer', department: 'Writing', most: 2, chance: 0.4 },
  { job: 'Novel', department: 'Writing', most: 1, chance: 0.2 },
  { job: 'Producer', department: 'Production', most: 4, chance: 0.8 },
  { job: 'Executive Producer', department: 'Production', most: 5, chance: 0.5 },
  { job: 'Casting', department: 'Production', most: 2, chance: 0.5 },
  { job: 'Director of Photography', department: 'Camera', most: 1, chance: 0.8 },
  { job: 'Editor', department: 'Editing', most: 2, chance: 0.8 },
  { job: 'Original Music Composer', department: 'Sound', most: 1, chance: 0.8 },
  { job: 'Sound Designer', department: 'Sound', most: 2, chance: 0.3 },
];

const OFFICES = ['Detective', 'Dr.', 'Captain', 'Aunt', 'Old', 'Young', 'Professor', 'Sister'];

/** Returns the role of a person. The index of all credits does not need roles, so they are made on request. */
export function roleOf({ title, place }) {
  const draw = makeDraw(title.kind, title.id, 'role', place);
  const kind = draw.random();
  if (kind < 0.03) return '';
  if (kind < 0.06) return 'Self';
  if (kind < 0.2) return `${draw.pick(OFFICES)} ${inventedName(draw, 1)}`;
  return kind < 0.24 ? `${inventedName(draw, 1)} / ${inventedName(draw, 1)} (voice)` : inventedName(draw);
}

function makeCast(title, draw) {
  const size = draw.isSo(0.04) ? 0 : 2 + Math.floor(draw.random() ** 2.5 * 45);
  const cast = new Map();
  for (let place = 0; place < size; place += 1) {
    const person = drawPerson(draw, 'Acting');
    if (!cast.has(person)) cast.set(person, { title, person, place, episodes: draw.between(1, 40) });
  }
  return [...cast.values()];
}

function makeCrew(title, draw) {
  // A director may be the author too.
  const author = drawPerson(draw, 'Directing');
  const isAuthors = draw.isSo(0.35);
  return JOBS.flatMap(({ job, department, most, chance }) => {
    if (!draw.isSo(chance)) return [];
    const crew = new Set(Array.from({ length: draw.between(1, most) }, () => drawPerson(draw, department)));
    if (job === 'Director' || (isAuthors && job === 'Screenplay')) crew.add(author);
    return [...crew].map((person) => ({ title, person, job, department, episodes: draw.between(1, 40) }));
  });
}

/** Returns the TMDB id of a credit. */
export const creditIdOf = ({ title, person, job = '' }) =>
  makeDraw(title.kind, title.id, 'credit', person.id, job).hexId();

/** Returns the cast and crew of a title. The result is the same in every call. */
export function creditsOf(title) {
  const draw = makeDraw(title.kind, title.id, 'credits');
  return { cast: makeCast(title, draw), crew: makeCrew(title, draw) };
}

/** Creates a lookup of all credits by person. */
export function indexCredits({ titles }) {
  const index = new Map();
  const note = (id, list, credit) => {
    if (!index.has(id)) index.set(id, { cast: [], crew: [] });
    index.get(id)[list].push(credit);
  };
  for (const title of [...titles.movie, ...titles.tv]) {
    const { cast, crew } = creditsOf(title);
    for (const credit of cast) note(credit.person.id, 'cast', credit);
    for (const credit of crew) note(credit.person.id, 'crew', credit);
  }
  return (id) => index.get(id) ?? { cast: [], crew: [] };
}
