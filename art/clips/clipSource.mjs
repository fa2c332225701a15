import { heroLayers } from '../hero/heroSvg.mjs';
import { VIEWS } from '../hero/views.mjs';
import { windowOf } from './camera.mjs';
import { SOUNDS } from './sounds.mjs';

/** The phases that represent a whole clip. */
const SAMPLES = [0, 0.25, 0.5, 0.75];

/** Returns the source of one frame as text: its layers, their light, and the camera's windows on them. */
export const frameSource = (slide, t) =>
  heroLayers(slide, 'wide', t)
    .map(({ name, depth, blend, gain, art }) => {
      const light = gain?.(t).toFixed(4) ?? '';
      const { x, y, w } = windowOf(VIEWS.wide, depth, t);
      return [name, blend ?? '', light, [x, y, w].map((n) => n.toFixed(3)).join(' '), art].join('\n');
    })
    .join('\n');

/** Returns the source of a clip: some of its frames, and its score. */
export const clipSource = (slide) =>
  [...SAMPLES.map((t) => frameSource(slide, t)), JSON.stringify(SOUNDS[slide.slug])].join('\n');
