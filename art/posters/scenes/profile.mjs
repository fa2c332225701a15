import { mix } from '../../lib/color.mjs';
import { ridgePath } from '../../lib/geometry.mjs';
import { circle, clip, el, group, path, rect } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, LIFT, titleAt } from '../parts.mjs';

/**
 * The outline of a generic head in profile. The scene shows a world inside it. fill: land
 * orbs
 * office
 * cut
 */
const HEAD =
  'M330 1130Q340 1010 300 930Q220 830 216 640Q220 400 400 300Q580 220 720 330Q810 410 800 540L806 590L852 690Q860 712 836 720L806 728L812 770L796 790L804 816L786 836Q792 890 770 912Q740 926 660 908Q640 960 664 1130Z';

export function profile({ random, s, motif, o }) {
  const inside = FILLS[o.fill ?? 'land']({ random, s, motif, o });
  const art =
    backdrop(s.sky) +
    circle(520, 640, 560, mix(s.sky, s.haze, 0.6)) +
    group({ filter: LIFT }, path(HEAD, s.layers[4])) +
    el('defs', {}, clip('head', path(HEAD, '#000'))) +
    group({ 'clip-path': 'url(#head)' }, inside) +
    rect(-10, 1130, 1020, 400, s.layers[4]);
  return {
    art: o.flip ? group({ transform: 'matrix(-1 0 0 1 1000 0)' }, art) : art,
    ...titleAt(1170, 215, s.layers[4]),
  };
}

const FILLS = {
  land: ({ random, s, motif, o }) =>
    rect(0, 200, 1000, 1000, s.pop) +
    halo(520, 560, 130, s.disc, s.pop, 4, 1.4) +
    disc('sun', 520, 560, 130, s.disc, s.pop) +
    [0, 1, 2]
      .map((k) => path(ridgePath(random, { y: 820 + k * 90, height: 80, count: 17 }), s.layers[k + 1]))
      .join('') +
    stand(motif, o.motifX ?? 510, 890, o.size ?? 330, { fill: s.layers[3], cut: s.disc, pop: s.disc }) +
    rect(0, 1050, 1000, 100, s.layers[4]),
  orbs: ({ s }) => {
    const tones = ['#f2b632', '#3f7fc0', '#cf3b30', '#7b5aa6', '#4b9a5b', '#ef7f2d', '#57b7ae', '#e57f9c'];
    let out = rect(0, 200, 1000, 1000, s.layers[4]);
    for (let r = 0; r < 9; r += 1) {
      out += rect(0, 330 + r * 92, 1000, 6, mix(s.layers[4], s.disc, 0.35));
      for (let c = 0; c < 9; c += 1)
        out +=
          circle(240 + c * 74 + (r % 2) * 37, 296 + r * 92, 31, tones[(c * 3 + r * 5) % 8]) +
          circle(230 + c * 74 + (r % 2) * 37, 286 + r * 92, 8, '#fff4de', { opacity: 0.7 });
    }
    return out;
  },
  office: ({ s, motif, o }) => {
    let out = rect(0, 200, 1000, 1000, s.disc);
    for (let r = 0; r < 12; r += 1)
      for (let c = 0; c < 12; c += 1)
        if ((r * 7 + c * 5) % 4)
          out += rect(210 + c * 56, 250 + r * 56, (r + c) % 3 ? 56 : 12, (r + c) % 3 ? 10 : 66, s.layers[3]);
    return (
      out +
      circle(500, 560, 118, s.pop) +
      place(motif, 500, 560, o.size ?? 180, { fill: s.paper, cut: s.pop, pop: s.paper })
    );
  },
  cut: ({ s, motif, o }) =>
    rect(0, 200, 1000, 1000, s.layers[3]) +
    place(motif, 510, 560, o.size ?? 420, { fill: s.disc, cut: s.layers[4], pop: s.pop }, { rotate: o.rotate }),
};
