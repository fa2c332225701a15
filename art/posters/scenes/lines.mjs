import { mix } from '../../lib/color.mjs';
import { circle, el, num, path, rect } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, titleAt } from '../parts.mjs';

/**
 * Draws with lines only. kind: ridge (a signal with one peak)
 * wires
 * lineup
 * strands
 * type
 */
export function lines(args) {
  return KINDS[args.o.kind ?? 'ridge'](args);
}

const KINDS = {
  ridge: ({ random, s, motif, o }) => {
    let art = backdrop(s.sky);
    const loud = 9;
    for (let k = 0; k < 15; k += 1) {
      const y = 170 + k * 62;
      let d = `M-10 ${y}`;
      if (k === loud) {
        for (let x = 560; x <= 800; x += 12)
          d += `L${x} ${num(y - (((x / 12) % 2) * 2 - 1) * random.range(30, 250) * Math.exp(-(((x - 680) / 70) ** 2)))}`;
      }
      art += path(`${d}H1010`, 'none', {
        stroke: k === loud ? s.pop : mix(s.sky, s.disc, 0.75 - Math.abs(k - loud) * 0.05),
        'stroke-width': k === loud ? 9 : 5,
        'stroke-linejoin': 'round',
      });
    }
    art += stand(motif, o.motifX ?? 240, 170 + loud * 62 - 4, o.size ?? 200, { fill: s.disc, cut: s.sky, pop: s.sky });
    return { art, ...titleAt(1140, 235, s.sky) };
  },
  wires: ({ random, s, motif, o }) => {
    const dark = s.layers[4];
    let art = backdrop(s.sky) + disc('sun', 690, 430, 260, s.disc, s.sky);
    const pole = (x, top, k) =>
      rect(x - 14 * k, top, 28 * k, 1500, dark) +
      rect(x - 190 * k, top + 70 * k, 380 * k, 20 * k, dark) +
      rect(x - 150 * k, top + 170 * k, 300 * k, 18 * k, dark) +
      [-170, -90, 90, 170].map((dx) => rect(x + dx * k - 6 * k, top + 40 * k, 12 * k, 34 * k, dark)).join('');
    for (let i = 0; i < 8; i += 1) {
      const y = 300 + i * 52;
      art += path(`M-10 ${y - 80}Q300 ${y + 150} 640 ${y - 20}T1010 ${y + 40}`, 'none', {
        stroke: i === 4 ? s.pop : dark,
        'stroke-width': 5,
      });
    }
    art += pole(300, 170, 1) + pole(850, 520, 0.55);
    for (let i = 0; i < 4; i += 1)
      art += place(
        motif,
        470 + i * 74 + random.range(-10, 10),
        346 + i * 8,
        o.size ?? 66,
        { fill: i === 2 ? s.pop : dark, cut: s.sky },
        { flip: i % 2 === 0 },
      );
    art += path('M-10 1130L180 1098L340 1130L520 1090L760 1124L1010 1086V1520H-10Z', dark);
    return { art, ...titleAt(1170, 215, dark) };
  },
  lineup: ({ s, motif, o }) => {
    const dark = s.layers[4];
    let art = backdrop(s.sky);
    for (let i = 0; i < 9; i += 1)
      art +=
        rect(-10, 150 + i * 96, 1020, i % 2 ? 5 : 12, mix(s.sky, dark, 0.45)) +
        rect(i % 2 ? 16 : 16, 170 + i * 96, i % 2 ? 26 : 44, 8, mix(s.sky, dark, 0.45));
    const who = o.who ?? [motif, motif, motif, motif, motif];
    const sizes = [640, 560, 690, 520, 610];
    who.forEach((name, i) => {
      art += stand(name, 150 + i * 175, 1060, sizes[i % 5], {
        fill: i === o.odd ? s.pop : dark,
        cut: s.sky,
        pop: s.pop,
      });
    });
    return { art: art + rect(-10, 1050, 1020, 480, dark), ...titleAt(1115, 260, dark) };
  },
  strands: ({ random, s, motif, o }) => {
    let art = backdrop(s.sky);
    const tones = [s.disc, s.layers[2], s.pop, s.layers[1], s.ramp[3], s.ramp[4]];
    for (let i = 0; i < 34; i += 1) {
      const x = 500 + (i - 16.5) * 5;
      const end = 500 + (i - 16.5) * 66 + random.range(-30, 30);
      const bend = random.range(380, 660);
      art += path(
        `M${num(x)} 1160C${num(x)} ${num(bend + 240)} ${num(end * 0.6 + x * 0.4)} ${num(bend)} ${num(end)} -20`,
        'none',
        { stroke: tones[i % 6], 'stroke-width': i % 4 ? 7 : 14 },
      );
    }
    art +=
      circle(500, 700, 190, s.layers[4]) +
      place(motif, 500, 700, o.size ?? 330, { fill: s.disc, cut: s.layers[4], pop: s.pop });
    return { art: art + rect(-10, 1130, 1020, 400, s.layers[4]), ...titleAt(1170, 215, s.layers[4]) };
  },
  type: ({ random, s, motif, o }) => {
    const dark = s.layers[4];
    let art = backdrop(s.sky);
    for (let r = 0; r < 24; r += 1) {
      let x = 110;
      while (x < 850) {
        const w = Math.min(random.range(26, 120), 890 - x);
        art += el('rect', {
          x: num(x),
          y: 110 + r * 41,
          width: num(w),
          height: 15,
          rx: 3,
          fill: r === 11 && x > 300 && x < 480 ? s.pop : mix(s.sky, dark, 0.55),
          opacity: random.range(0.55, 1).toFixed(2),
        });
        x += w + 20;
      }
    }
    art +=
      circle(500, 640, 250, s.sky) +
      place(motif, 500, 640, o.size ?? 470, { fill: dark, cut: s.sky, pop: s.pop, ...o.colors?.(s) });
    return { art, ...titleAt(1145, 230, s.sky) };
  },
};
