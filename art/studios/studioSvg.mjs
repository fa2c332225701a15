import { setTitle } from '../lettering/setTitle.mjs';
import { mix } from '../lib/color.mjs';
import { createRandom } from '../lib/random.mjs';
import { circle, document, el, line, num, path, polygon, radialGradient, rect, ring } from '../lib/svg.mjs';

const [W, H] = [960, 540];

/** Returns one studio plate (16:9) as SVG source. The same studio always gives the same text. */
export function studioSvg(studio) {
  const random = createRandom(`studio ${studio.slug}`);
  const box = {
    deco: [200, 185, 560, 170],
    halftone: [130, 175, 700, 190],
    signal: [180, 185, 600, 170],
    screen: [150, 190, 660, 190],
  }[studio.plate];
  const [x, y, width, height] = box;
  const title = setTitle(
    studio.name,
    { x, y, width, height },
    {
      face: studio.face,
      fill: studio.ink,
      maxLines: studio.plate === 'deco' ? 2 : 1,
      maxCap: 150,
      random,
      style: 'even',
      tracking: studio.plate === 'signal' ? 0.22 : undefined,
      attributes: studio.face === 'michroma' ? { stroke: studio.ink, 'stroke-width': 7 } : {},
    },
  );
  return document({ width: W, height: H, background: studio.ground }, PLATES[studio.plate](studio, random), title.svg);
}

const PLATES = {
  /** A deco proscenium: stepped arches and a fan of rays. */
  deco: ({ ground, tone, line: gold }) =>
    Array.from({ length: 24 }, (_, i) => {
      const a = Math.PI + (i * Math.PI) / 24;
      return i % 2
        ? ''
        : polygon(
            [
              [480, 560],
              [480 + Math.cos(a) * 900, 560 + Math.sin(a) * 900],
              [480 + Math.cos(a + 0.13) * 900, 560 + Math.sin(a + 0.13) * 900],
            ],
            tone,
          );
    }).join('') +
    [0, 1, 2]
      .map((k) =>
        path(
          `M${90 + k * 26} 540V${210 - k * 2}Q${90 + k * 26} ${50 + k * 24} 480 ${50 + k * 24}T${870 - k * 26} ${210 - k * 2}V540`,
          k === 2 ? ground : 'none',
          { stroke: gold, 'stroke-width': [8, 3, 3][k] },
        ),
      )
      .join('') +
    [-1, 1]
      .map(
        (side) =>
          line(480 + side * 110, 400, 480 + side * 260, 400, gold, 4) +
          polygon(
            [
              [480 + side * 96, 400],
              [480 + side * 88, 392],
              [480 + side * 80, 400],
              [480 + side * 88, 408],
            ],
            gold,
          ),
      )
      .join('') +
    circle(480, 400, 9, gold),
  /** A comic page: a field of dots and two diagonal panels. */
  halftone: ({ tone, line: ink }) => {
    let dots = '';
    for (let r = 0; r < 20; r += 1)
      for (let c = 0; c < 36; c += 1) {
        const [x, y] = [c * 28 + (r % 2) * 14, r * 28];
        const size = 13 * Math.max(0, 1 - Math.hypot(x - 960, y - 560) / 900);
        if (size > 1.5) dots += el('circle', { cx: x, cy: y, r: num(size) });
      }
    return (
      el('g', { fill: tone }, dots) +
      polygon(
        [
          [-10, -10],
          [330, -10],
          [210, 110],
          [-10, 110],
        ],
        '#1d7079',
      ) +
      polygon(
        [
          [970, 550],
          [560, 550],
          [700, 430],
          [970, 430],
        ],
        '#c8372b',
      ) +
      path('M-10 110H210L330 -10M970 430H700L560 550', 'none', { stroke: ink, 'stroke-width': 10 })
    );
  },
  /** A signal on a dark tube: scan lines and one trace. */
  signal: ({ tone, line: trace }) =>
    el(
      'defs',
      {},
      radialGradient(
        'tube',
        [480, 270, 560],
        [
          [0, tone, 1],
          [1, tone, 0],
        ],
      ),
    ) +
    rect(0, 0, W, H, 'url(#tube)') +
    Array.from({ length: 34 }, (_, i) => rect(0, i * 16, W, 5, '#081014', { opacity: 0.4 })).join('') +
    path(`M-10 430H250l24 -46l34 92l32 -120l36 128l26 -74l18 20H${W + 10}`, 'none', {
      stroke: trace,
      'stroke-width': 5,
    }) +
    circle(838, 430, 9, '#ffb21a'),
  /** A screen between curtains, with light on it like a low sun. */
  screen: ({ ground, tone, line: lamp }) =>
    [0, 1, 2, 3, 4].map((k) => circle(480, 640, 620 - k * 92, mix(ground, lamp, 0.08 + k * 0.13))).join('') +
    [-1, 1]
      .map((side) =>
        [0, 1, 2]
          .map((k) =>
            path(
              `M${480 + side * (500 - k * 44)} -10Q${480 + side * (452 - k * 46)} 270 ${480 + side * (486 - k * 40)} 550H${480 + side * 520}V-10Z`,
              mix(tone, '#2a0a12', k % 2 ? 0.5 : 0.12),
            ),
          )
          .reverse()
          .join(''),
      )
      .join('') +
    path('M190 420H770', 'none', { stroke: lamp, 'stroke-width': 4 }) +
    ring(480, 420, 9, lamp, 4) +
    circle(480, 420, 14, mix(ground, lamp, 0.3)) +
    circle(480, 420, 8, lamp),
};
