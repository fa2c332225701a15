import type { Box, Direction } from '@/features/navigation/nearestInDirection';
import { nearestInDirection } from '@/features/navigation/nearestInDirection';
import fc from 'fast-check';

const box = (left: number, top: number, width = 100, height = 100): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** A row that is scrolled by half a card, and below it a grid of three columns. */
const PLACES = {
  'row 1': box(-50, 0),
  'row 2': box(60, 0),
  'row 3': box(170, 0),
  'grid 1': box(0, 300),
  'grid 2': box(110, 300),
  'grid 3': box(220, 300),
  'grid 4': box(0, 500),
  'grid 5': box(110, 500),
};

type Name = keyof typeof PLACES;

function from(name: Name, direction: Direction) {
  const others = (Object.keys(PLACES) as Name[]).filter((other) => other !== name);
  return others[
    nearestInDirection(
      PLACES[name],
      others.map((other) => PLACES[other]),
      direction,
    )
  ];
}

test.each([
  ['row 2', 'left', 'row 1'],
  ['row 2', 'right', 'row 3'],
  ['row 3', 'right', undefined],
  ['row 2', 'up', undefined],
  ['row 1', 'down', 'grid 1'],
  ['row 2', 'down', 'grid 2'],
  ['row 3', 'down', 'grid 3'],
  ['grid 1', 'up', 'row 1'],
  ['grid 3', 'down', 'grid 5'],
  ['grid 5', 'right', undefined],
  ['grid 4', 'left', undefined],
] as const)('from %s, the arrow key to the %s leads to %s', (name, direction, goal) => {
  expect(from(name, direction)).toBe(goal);
});

test('a small control beside a tall one is on its line', () => {
  const poster = box(0, 0, 200, 400);
  expect(nearestInDirection(poster, [box(300, 350, 40, 40)], 'right')).toBe(0);
  expect(nearestInDirection(box(300, 350, 40, 40), [poster], 'left')).toBe(0);
  expect(nearestInDirection(poster, [box(300, 390, 40, 40)], 'right')).toBe(-1);
});

const OPPOSITE = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
const side = fc.integer({ min: 1, max: 500 });
const place = fc.integer({ min: -2000, max: 2000 });
const boxes = fc.array(
  fc.tuple(place, place, side, side).map((sides) => box(...sides)),
  { minLength: 1, maxLength: 40 },
);
const directions = fc.constantFrom<Direction>('left', 'right', 'up', 'down');

/** Checks a property of every move among any boxes. */
const checkMoves = (check: (own: Box, goal: Box, direction: Direction, others: readonly Box[]) => void) =>
  fc.assert(
    fc.property(boxes, directions, ([own, ...others], direction) => {
      const goal = own && others[nearestInDirection(own, others, direction)];
      if (goal) check(own, goal, direction, others);
    }),
  );

test('from where an arrow key leads, the opposite key leads on', () => {
  checkMoves((own, goal, direction, others) => {
    const rest = [own, ...others.filter((one) => one !== goal)];
    expect(nearestInDirection(goal, rest, OPPOSITE[direction])).not.toBe(-1);
  });
});

test('an arrow key never leads backwards', () => {
  const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  checkMoves((own, goal, direction) => {
    const [start, end] = [middle(own), middle(goal)];
    const ahead = { left: start.x - end.x, right: end.x - start.x, up: start.y - end.y, down: end.y - start.y };
    expect(ahead[direction]).toBeGreaterThanOrEqual(0);
  });
});
