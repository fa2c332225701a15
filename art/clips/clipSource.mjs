import { heroLayers } from '../hero/heroSvg.mjs';
import { VIEWS } from '../hero/views.mjs';
import { windowOf } from './camera.mjs';
import { SOUNDS } from './sounds.mjs';

/** The phases whose drawings stand for a whole clip. */
const SAMPLES = [0, 0.25, 0.5, 0.75];

/** Everything one frame of a clip is made from, as text: layers, their light, what the camera sees of them. */
export const frameSource = (slide, t) =>
  heroLayers(slide, 'wide', t)
    .map(({ name, depth, blend, gain, art }) => {
      const light = gain?.(t).toFixed(4) ?? '';
      const { x, y, w } = windowOf(VIEWS.wide, depth, t);
      return [name, blend ?? '', light, [x, y, w].map((n) => n.toFixed(3)).join(' '), art].join('\n');
    })
    .join('\n');

/** What a clip is made from: a few of its frames and its score. */
export const clipSource = (slide) =>
  [...SAMPLES.map((t) => frameSource(slide, t)), JSON.stringify(SOUNDS[slide.slug])].join('\n');
