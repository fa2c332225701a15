import { createRandom } from '../lib/random.mjs';
import { document, el, group, rect } from '../lib/svg.mjs';
import { FILTERS, GRAIN } from './light.mjs';
import { VIEWS } from './views.mjs';

/** The filter and the opacity of the grain on a hero. */
export const GRAIN_LOOK = { filter: 'url(#grain)', opacity: 0.1 };

/**
 * Returns the layers of a slide at phase `t` of its loop (the still is phase 0), back to front: {name, depth, art, …}.
 * depth: from 0 (far) to 1 (near); it scales the camera's movement. blend: 'screen' for a layer of light only.
 * moves: drawn again at every phase. gain: brightness by phase, 1 at phase 0.
 */
export function heroLayers(slide, view = 'wide', t = 0) {
  return slide
    .draw(VIEWS[view], createRandom(`hero ${slide.slug}`))
    .map(({ move, ...layer }) => (move ? { ...layer, moves: true, art: move(t) } : layer));
}

/**
 * Returns one hero backdrop as SVG source. Every layer is a group with `data-depth`.
 * `view` is 'wide' (16:9) or 'mobile' (4:5). The same slide always gives the same text.
 */
export function heroSvg(slide, view = 'wide') {
  const { w, h } = VIEWS[view];
  const layers = heroLayers(slide, view).map(({ name, depth, art }) =>
    group({ id: `layer-${name}`, 'data-depth': depth }, art),
  );
  return document(
    { width: w, height: h, background: '#120d12' },
    el('defs', {}, FILTERS, GRAIN),
    ...layers,
    rect(0, 0, w, h, '#fff', GRAIN_LOOK),
  );
}
