import { optimize } from 'svgo';
import { readableOn } from '../lib/color.mjs';
import { createRandom } from '../lib/random.mjs';
import { document, group, num } from '../lib/svg.mjs';
import { setParts } from '../lettering/setParts.mjs';
import { directionOf } from './direct.mjs';
import { PALETTES } from './palettes.mjs';
import { SCENES } from './scenes/index.mjs';
import { createScheme } from './scheme.mjs';

/** The box of a lettering. It is four times as wide as high, as on a title's page, and large enough for whole units. */
const BOX = { x: 0, y: 0, width: 1280, height: 320 };

/** The background color of the app's page. */
const GROUND = '#141016';

/**
 * Returns a title in the lettering of its poster, without a margin. Uses the poster's accent color if it is readable on
 * the page.
 */
export function letteringSvg(record) {
  const direction = directionOf(record);
  const random = createRandom(`lettering ${record.id}`);
  const palette = PALETTES[direction.palette];
  const s = createScheme(direction.pop ? { ...palette, pop: direction.pop } : palette, direction.key);
  const { style = 'even' } = SCENES[direction.scene]({ random, s, motif: direction.motif, o: direction.options ?? {} });
  const shared = { face: direction.face, align: 'start', valign: 'top', random };
  const { svg, box } = setParts(
    record.title ?? record.name,
    BOX,
    {
      ...shared,
      fill: readableOn(GROUND, [s.pop, s.disc, s.paper], 5),
      style: direction.style ?? style,
      maxLines: 3,
      maxCap: 192,
    },
    { ...shared, fill: s.paper, maxCap: 60, maxLines: 1 },
  );
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)];
  const moved = group({ transform: `translate(${num(-box.x)} ${num(-box.y)})` }, svg);
  return optimize(document({ width, height }, moved), { multipass: true, floatPrecision: 0 }).data;
}
