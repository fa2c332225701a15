import { mix } from '../../lib/color.mjs';
import { circle, polygon, rect } from '../../lib/svg.mjs';
import { stand } from '../motifs/index.mjs';
import { backdrop, halo, titleAt } from '../parts.mjs';

/**
 * Draws stairs. kind: climb (seen from below, towards a light)
 * iso (an impossible stack of flights)
 */
export function stairs(args) {
  return args.o.kind === 'iso' ? iso(args) : climb(args);
}

function climb({ s, motif, o }) {
  const dark = s.layers[4];
  const [topY, base, steps] = [420, 1100, 13];
  let flight = '';
  for (let i = 0; i < steps; i += 1) {
    const a = i / steps;
    const y = topY + (base - topY) * a ** 1.35;
    const next = topY + (base - topY) * ((i + 1) / steps) ** 1.35;
    const half = 120 + 470 * a ** 1.2;
    const tread = (next - y) * 0.42;
    flight += polygon(
      [
        [500 - half, y],
        [500 + half, y],
        [500 + half + 12, y + tread],
        [500 - half - 12, y + tread],
      ],
      mix(s.layers[1], s.disc, 0.75 - a * 0.55),
    );
    flight += rect(
      500 - half - 12,
      y + tread,
      half * 2 + 24,
      next - y - tread + 1,
      mix(s.layers[2], dark, 0.1 + a * 0.6),
    );
  }
  const walls =
    polygon(
      [
        [-10, 300],
        [370, 400],
        [370, 430],
        [-10, 1120],
      ],
      s.layers[3],
    ) +
    polygon(
      [
        [1010, 300],
        [630, 400],
        [630, 430],
        [1010, 1120],
      ],
      dark,
    );
  return {
    art:
      backdrop(s.sky) +
      halo(500, o.discY ?? 330, 170, s.disc, s.sky, 5, 1.6) +
      circle(500, o.discY ?? 330, 170, s.disc) +
      walls +
      flight +
      rect(-10, base, 1020, 420, dark) +
      stand(motif, o.motifX ?? 500, o.atTop ? topY + 10 : 870, o.size ?? 300, {
        fill: dark,
        cut: s.disc,
        pop: s.pop,
      }),
    ...titleAt(1150, 235, dark),
  };
}

function iso({ random, s, motif, o }) {
  const tones = o.tones?.(s) ?? [
    [s.ramp[4], s.ramp[3], s.ramp[2]],
    [s.pop, mix(s.pop, s.ramp[1], 0.35), mix(s.pop, s.ramp[1], 0.6)],
    [s.ramp[5], s.ramp[4], s.ramp[3]],
  ];
  const u = 62;
  const block = (gx, gy, gz, [t, l, r]) => {
    const x = 500 + (gx - gy) * u;
    const y = 760 + (gx + gy) * u * 0.5 - gz * u * 0.62;
    const tall = gz * u * 0.62 + 700;
    return (
      polygon(
        [
          [x - u, y],
          [x, y + u * 0.5],
          [x, y + u * 0.5 + tall],
          [x - u, y + tall],
        ],
        l,
      ) +
      polygon(
        [
          [x + u, y],
          [x, y + u * 0.5],
          [x, y + u * 0.5 + tall],
          [x + u, y + tall],
        ],
        r,
      ) +
      polygon(
        [
          [x, y - u * 0.5],
          [x + u, y],
          [x, y + u * 0.5],
          [x - u, y],
        ],
        t,
      )
    );
  };
  let art = backdrop(s.sky);
  const spots = [];
  for (let sum = -18; sum <= 18; sum += 1) {
    for (let gx = -9; gx <= 9; gx += 1) {
      const gy = sum - gx;
      if (gy < -9 || gy > 9) continue;
      const lane = Math.floor((gx + 9) / 3) + Math.floor((gy + 9) / 3);
      const rise = lane % 2 ? ((gy + 12) % 6) - 1 : 5 - ((gx + 12) % 6);
      const gz = rise + (lane % 3);
      art += block(gx, gy, gz, tones[lane % tones.length]);
      const [x, y] = [500 + (gx - gy) * u, 760 + (gx + gy) * u * 0.5 - gz * u * 0.62];
      if (x > 100 && x < 900 && y > 120 && y < 960 && random.chance(0.1)) {
        art += stand(motif, x, y + 12, o.size ?? 92, { fill: s.layers[4], cut: s.sky, pop: s.pop });
        spots.push([x, y]);
      }
    }
  }
  const ground = s.layers[4];
  return {
    art:
      art +
      polygon(
        [
          [-10, 1130],
          [1010, 1130],
          [1010, 1520],
          [-10, 1520],
        ],
        ground,
      ),
    ...titleAt(1165, 215, ground),
  };
}
