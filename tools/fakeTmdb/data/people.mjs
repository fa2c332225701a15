import { dayBetween } from './days.mjs';
import { makeDraw } from './draw.mjs';
import { inventedName, PLACES } from './words.mjs';

const PEOPLE = 6000;

/** The departments of people and their weights. */
const DEPARTMENTS = [
  { name: 'Acting', weight: 70 },
  { name: 'Directing', weight: 8 },
  { name: 'Writing', weight: 8 },
  { name: 'Production', weight: 5 },
  { name: 'Camera', weight: 3 },
  { name: 'Editing', weight: 2 },
  { name: 'Sound', weight: 4 },
];

const inNorth = (name) => name.replace('o', 'ø').replace('a', 'å');

function makeName(draw) {
  const first = inventedName(draw, 1);
  const last = inventedName(draw);
  if (draw.isSo(0.04)) return `${first}-${inventedName(draw, 1)} ${last}`;
  if (draw.isSo(0.03)) return `${first} de ${last}`;
  return draw.isSo(0.05) ? inNorth(`${first} ${last}`) : `${first} ${last}`;
}

function makePerson(index) {
  const id = 5 * (index + 1);
  const draw = makeDraw('person', id);
  const name = makeName(draw);
  const born = draw.isSo(0.8) ? dayBetween(draw, '1915-01-01', '2012-12-31') : null;
  const isDead = born !== null && draw.isSo(born < '1945' ? 0.6 : 0.03);
  return {
    id,
    name,
    originalName: name,
    gender: draw.pick([0, 1, 1, 1, 2, 2, 2, 3]),
    department: draw.weighted(DEPARTMENTS).name,
    // The first people are the popular ones, and `drawPerson` picks them more often.
    popularity: Math.round(80_000 / (1 + index * 0.05) + draw.below(1500)) / 1000,
    hasPortrait: draw.isSo(index < 500 ? 0.97 : 0.6),
    isAdult: draw.isSo(0.003),
    born,
    died: isDead ? dayBetween(draw, `${Number(born.slice(0, 4)) + 30}-01-01`, '2024-12-31') : null,
    birthplace: draw.isSo(0.7) ? `${draw.pick(PLACES)}, ${draw.pick(['Norlund', 'Vessania', 'Ostmark Isles'])}` : null,
    imdbId: draw.isSo(0.9) ? `nm${String(1_000_000 + id * 7).padStart(7, '0')}` : null,
  };
}

export const people = Array.from({ length: PEOPLE }, (_, index) => makePerson(index));

const byId = new Map(people.map((person) => [person.id, person]));
export const personById = (id) => byId.get(id);

const byDepartment = new Map(
  DEPARTMENTS.map(({ name }) => [name, people.filter(({ department }) => department === name)]),
);

/** Returns a random person of a department. Popular people are more frequent. */
export function drawPerson(draw, department) {
  const list = byDepartment.get(department) ?? people;
  return list[Math.floor(draw.random() ** 2.2 * list.length)];
}
