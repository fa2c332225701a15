import { mix } from '../../lib/color.mjs';
import { polar } from '../../lib/geometry.mjs';
import { circle, group, polygon, rect } from '../../lib/svg.mjs';
import { backdrop, stars, titleAt, wedges } from '../parts.mjs';

/** Draws two crossed blades of light in front of the stars, in flat steps from the core outwards. */
export function beams({ random, s, o }) {
  const [cx, cy] = [500, 560];
  const blade = (tone, turn) => {
    const steps = [
      [150, mix(s.sky, tone, 0.22)],
      [96, mix(s.sky, tone, 0.55)],
      [56, tone],
      [24, s.paper],
    ];
    return group(
      { transform: `rotate(${turn} ${cx} ${cy})` },
      steps.map(([w, fill]) => rect(cx - w / 2, -180 - w / 3, w, 1130 + w / 3, fill, { rx: w / 2 })),
      rect(cx - 44, 930, 88, 330, s.ramp[3]),
      [0, 1, 2, 3].map((k) => rect(cx - 44, 1030 + k * 52, 88, 22, s.ink)),
      rect(cx - 54, 915, 108, 42, s.ramp[4]),
    );
  };
  const burst = Array.from({ length: 16 }, (_, i) => {
    const a = (i * Math.PI) / 8 + 0.1;
    return polygon(
      [polar(cx, cy, 60, a - 0.16), polar(cx, cy, i % 2 ? 190 : 300, a), polar(cx, cy, 60, a + 0.16)],
      s.paper,
    );
  }).join('');
  return {
    art:
      backdrop(s.sky) +
      wedges(cx, cy, 12, [s.sky, mix(s.sky, s.ink, 0.45)]) +
      stars(random, 45, s.paper, { bottom: 1150 }) +
      blade(o.left ?? s.pop, 33) +
      blade(o.right ?? s.ramp[3], -33) +
      burst +
      circle(cx, cy, 92, s.paper) +
      rect(-10, 1130, 1020, 400, s.ink),
    ...titleAt(1165, 225, s.ink),
  };
}
