/** The direction of an arrow key. Left and right are those of the screen, also in a page that runs from right to left. */
export type Direction = 'left' | 'right' | 'up' | 'down';

export const isVertical = (direction: Direction): boolean => direction === 'up' || direction === 'down';

/** The edges of an element on the screen, such as a `DOMRect`. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box as the move sees it: from `start` to `end` along the move, from `low` to `high` beside it. */
interface Turned {
  start: number;
  end: number;
  low: number;
  high: number;
}

const TURNS: Readonly<Record<Direction, (box: Box) => Turned>> = {
  right: ({ left, right, top, bottom }) => ({ start: left, end: right, low: top, high: bottom }),
  left: ({ left, right, top, bottom }) => ({ start: -right, end: -left, low: top, high: bottom }),
  down: ({ left, right, top, bottom }) => ({ start: top, end: bottom, low: left, high: right }),
  up: ({ left, right, top, bottom }) => ({ start: -bottom, end: -top, low: left, high: right }),
};

/** Two boxes share a line if they overlap by this part of the smaller one. */
const SHARED = 0.5;

/** Returns how far a box begins beyond the end of another one. Less than 0 if most of it does not lie beyond. */
function distanceAhead(from: Turned, to: Turned): number {
  const allowed = SHARED * Math.min(from.end - from.start, to.end - to.start);
  const ahead = to.start - from.end;
  return ahead < -allowed ? -1 : Math.max(0, ahead);
}

const sharesLine = (from: Turned, to: Turned): boolean =>
  Math.min(from.high, to.high) - Math.max(from.low, to.low) >=
  SHARED * Math.min(from.high - from.low, to.high - to.low);

const middleOf = ({ low, high }: Turned): number => (low + high) / 2;

/** Returns the index of the smallest cost. -1 if all are infinite. */
const cheapest = (costs: readonly number[]): number => {
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
};

/**
 * Returns how far a part of the page begins beyond a box: 0 if it begins before the end of the box, Infinity if it also
 * ends before the box.
 */
export function distanceToPart(from: Box, part: Box, direction: Direction): number {
  const turn = TURNS[direction];
  const [own, other] = [turn(from), turn(part)];
  return other.end <= own.start ? Infinity : Math.max(0, other.start - own.end);
}

/** Returns the distance from the end of a box to the end of another one. */
export const distanceToEnd = (from: Box, to: Box, direction: Direction): number =>
  TURNS[direction](to).end - TURNS[direction](from).end;

/**
 * Finds the box that a person expects in a direction. Left and right lead to the nearest box of the same line. Up and down
 * lead to the nearest line, and there to the box whose middle is nearest.
 * @returns its index, or -1
 */
export function nearestInDirection(from: Box, boxes: readonly Box[], direction: Direction): number {
  const turn = TURNS[direction];
  const own = turn(from);
  const turned = boxes.map(turn);
  const distances = turned.map((box) => {
    const ahead = distanceAhead(own, box);
    return ahead < 0 ? Infinity : ahead;
  });
  if (direction === 'left' || direction === 'right')
    return cheapest(distances.map((ahead, index) => (sharesLine(own, turned[index] ?? own) ? ahead : Infinity)));
  const nearest = turned[cheapest(distances)];
  if (!nearest) return -1;
  const tolerance = SHARED * (nearest.end - nearest.start);
  return cheapest(
    turned.map((box, index) =>
      distances[index] !== Infinity && box.start <= nearest.start + tolerance
        ? Math.abs(middleOf(box) - middleOf(own))
        : Infinity,
    ),
  );
}
