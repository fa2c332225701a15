/** The posters of the wall behind the landing's headline, as ids of the sample catalogue. */
export const WALL_POSTERS = [
  1001, 2003, 4003, 3501, 2007, 4001, 1004, 3010, 2012, 4102, 1009, 3020, 2001, 1012, 4007, 3030, 2016, 3505, 1006,
  3040, 4010,
];

/** The layouts of a wall, in pixels of its image. Every second poster hangs lower and overlaps its neighbors. */
export const WALLS = [
  { name: 'm-780', columns: 4, rows: 5, cell: 186, gap: 12, maxBytes: 44_000 },
  { name: '1680', columns: 7, rows: 3, cell: 226, gap: 16, maxBytes: 110_000 },
  { name: '2520', columns: 7, rows: 3, cell: 339, gap: 24, maxBytes: 190_000 },
];

const DROP = 0.14;
const GROUND = '#141016';

/** Returns the position of each poster, and the size of the wall. */
export function layOut({ columns, rows, cell, gap }) {
  const height = cell * 1.5;
  const places = WALL_POSTERS.slice(0, columns * rows).map((id, index) => {
    const isLower = index % 2 === 1;
    return {
      id,
      isLower,
      left: (index % columns) * (cell + gap),
      top: Math.round(Math.floor(index / columns) * (height + gap) + (isLower ? DROP * height : 0)),
    };
  });
  return {
    width: columns * (cell + gap) - gap,
    height: Math.round(rows * (height + gap) - gap + DROP * height),
    ground: GROUND,
    poster: { width: cell, height: Math.round(height), radius: Math.round(cell * 0.045) },
    // The lower posters are on top.
    places: [...places.filter(({ isLower }) => !isLower), ...places.filter(({ isLower }) => isLower)],
  };
}
