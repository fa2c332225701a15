import { setTitle } from '../lettering/setTitle.mjs';
import { circle, document, el, group, radialGradient, rect } from '../lib/svg.mjs';
import { INK, INK_RAISED, LAMP, PAPER } from './colors.mjs';
import { sign } from './markSvg.mjs';

/** Returns the name in outlines, as wide as its letters. */
export function wordmarkSvg() {
  const word = setTitle(
    'Kinora',
    { x: 0, y: 0, width: 600, height: 150 },
    { face: 'bricolage', fill: PAPER, align: 'start', valign: 'top', maxLines: 1 },
  );
  return document({ width: Math.ceil(word.box.width), height: Math.ceil(word.box.height) }, word.svg);
}

/** Returns the card that links show: the sign in its light, the name, and one line. */
export function socialSvg() {
  const word = setTitle(
    'Kinora',
    { x: 470, y: 200, width: 620, height: 170 },
    { face: 'bricolage', fill: PAPER, align: 'start', maxLines: 1 },
  );
  const under = setTitle(
    'Movies and series, by lamplight',
    { x: 474, y: 404, width: 600, height: 40 },
    { face: 'jost', fill: '#cdbfa8', align: 'start', maxLines: 1, maxCap: 24, tracking: 0.02 },
  );
  return document(
    { width: 1200, height: 630, background: INK },
    el(
      'defs',
      {},
      radialGradient(
        'lamp',
        [250, 315, 620],
        [
          [0, '#6b3a12', 0.9],
          [0.5, INK_RAISED, 0.8],
          [1, INK, 0],
        ],
      ),
    ),
    rect(0, 0, 1200, 630, 'url(#lamp)'),
    [0, 1, 2, 3].map((k) =>
      circle(212, 315, 250 + k * 95, 'none', { stroke: LAMP, 'stroke-width': 1.5, opacity: 0.22 - k * 0.05 }),
    ),
    group({ transform: 'translate(70 120) scale(6.1)' }, sign()),
    word.svg,
    under.svg,
  );
}
