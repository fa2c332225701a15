import { splitTitle } from './breakLines.mjs';
import { setTitle } from './setTitle.mjs';

const GAP = 26;

/**
 * Sets a whole title in a box: 'Dune' large, and 'Part Two' small below it. `main` and `second` are the options of
 * `setTitle` for each part. Returns {svg, box}, with the box of the result.
 */
export function setParts(title, box, main, second) {
  const [name, rest] = splitTitle(title);
  if (!rest) return setTitle(name, box, main);
  const restHeight = Math.min(84, box.height * 0.34);
  const room = { ...box, height: box.height - restHeight - GAP };
  const set = setTitle(name, room, { ...main, valign: main.valign === 'middle' ? 'bottom' : main.valign });
  const under = { x: box.x, y: set.box.y + set.box.height + GAP, width: box.width, height: restHeight };
  const setRest = setTitle(rest, under, { maxCap: 54, maxLines: 2, valign: 'top', ...second });
  return { svg: set.svg + setRest.svg, box: union(set.box, setRest.box) };
}

function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}
