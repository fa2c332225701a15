import { createRandom } from '../lib/random.mjs';
import { document, el, group, rect } from '../lib/svg.mjs';
import { FILTERS, GRAIN } from './light.mjs';
import { VIEWS } from './views.mjs';

/** How the grain lies over a hero. */
export const GRAIN_LOOK = { filter: 'url(#grain)', opacity: 0.1 };

/**
 * The layers of a slide at phase `t` of its loop (the still is phase 0), back to front: {name, depth, art, …}.
 * depth: 0 far … 1 near; a camera move shifts each layer by it. blend: 'screen' for a layer of nothing but light.
 * moves: drawn anew at every phase. gain: brightness by phase, 1 at phase 0.
 */
export function heroLayers(slide, view = 'wide', t = 0) {
  return slide
    .draw(VIEWS[view], createRandom(`hero ${slide.slug}`))
    .map(({ move, ...layer }) => (move ? { ...layer, moves: true, art: move(t) } : layer));
}

/**
 * One hero backdrop as SVG source, every layer its own group with `data-depth`.
 * `view` is 'wide' (16:9) or 'mobile' (4:5). Pure and repeatable.
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
