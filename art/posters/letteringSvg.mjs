import { optimize } from 'svgo';
import { readableOn } from '../lib/color.mjs';
import { createRandom } from '../lib/random.mjs';
import { document, group, num } from '../lib/svg.mjs';
import { setParts } from '../lettering/setParts.mjs';
import { directionOf } from './direct.mjs';
import { PALETTES } from './palettes.mjs';
import { SCENES } from './scenes/index.mjs';
import { createScheme } from './scheme.mjs';

/** Four times as wide as high, as the place for it on a title's page is; so large that whole units are fine enough. */
const BOX = { x: 0, y: 0, width: 1280, height: 320 };

/** The app's page. */
const GROUND = '#141016';

/** A title as its poster letters it, in the poster's loud colour where that reads on the page. No margin. */
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
