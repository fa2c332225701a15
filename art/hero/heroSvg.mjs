import { createRandom } from '../lib/random.mjs';
import { document, el, group, rect } from '../lib/svg.mjs';
import { FILTERS, GRAIN } from './light.mjs';
import { VIEWS } from './views.mjs';

/** The layers of a slide, back to front: {name, depth (0 far … 1 near), art}. A camera move shifts each by its depth. */
export function heroLayers(slide, view = 'wide') {
  return slide.draw(VIEWS[view], createRandom(`hero ${slide.slug}`));
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
    rect(0, 0, w, h, '#fff', { filter: 'url(#grain)', opacity: 0.1 }),
  );
}
