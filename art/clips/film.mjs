import { GRAIN_LOOK, heroLayers } from '../hero/heroSvg.mjs';
import { VIEWS } from '../hero/views.mjs';
import { windowOf } from './camera.mjs';
import { develop, emptyFrame, layFrame, laySheet, meanOf } from './compose.mjs';
import { rasterFrame, rasterGrain, rasterSheet } from './raster.mjs';

const v = VIEWS.wide;

/** Merges neighboring layers with the same camera window and blend mode into one image. */
const merge = (layers) =>
  layers.reduce((merged, layer) => {
    const last = merged.at(-1);
    const alike =
      last && !layer.gain && !last.gain && ['depth', 'blend', 'moves'].every((key) => last[key] === layer[key]);
    if (!alike) return [...merged, layer];
    return [...merged.slice(0, -1), { ...last, art: last.art + layer.art }];
  }, []);

const stageAt = (slide, t) => merge(heroLayers(slide, 'wide', t));

/** Prepares a slide, and rasterizes its layers that do not move. Returns a function from phase to RGB bytes. */
export async function openSet(slide) {
  // Uses the average light of the grain instead of its dots. An encoder would keep the dots in the first frame and lose
  // them in the others.
  const grain = meanOf(await rasterGrain(v, GRAIN_LOOK));
  const stage = [];
  for (const layer of stageAt(slide, 0)) {
    const { depth, moves, art } = layer;
    const fixed = depth === 0 && !moves;
    stage.push({
      still: moves ? undefined : fixed ? await rasterFrame(art, windowOf(v, 0, 0)) : await rasterSheet(art, v),
      lay: moves || fixed ? layFrame : laySheet,
    });
  }
  return async (t) => {
    const frame = emptyFrame();
    for (const [i, { art, depth, blend, gain }] of stageAt(slide, t).entries()) {
      const { still, lay } = stage[i];
      const window = windowOf(v, depth, t);
      const look = { blend, gain: gain?.(t) };
      if (lay === laySheet) laySheet(frame, still, window, look);
      else layFrame(frame, still ?? (await rasterFrame(art, window)), look);
    }
    return develop(frame, grain);
  };
}
