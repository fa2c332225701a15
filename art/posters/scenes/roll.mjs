import { mix } from '../../lib/color.mjs';
import { el, group, rect } from '../../lib/svg.mjs';
import { place } from '../motifs/index.mjs';
import { backdrop, LIFT, titleAt } from '../parts.mjs';

/** Draws a roll of punched paper for a player piano: holes for the tune, and a figure cut from the same sheet. */
export function roll({ random, s, motif }) {
  const hole = (x, y, length) => rect(x, y, 15, length, s.ink, { rx: 7.5 });
  let holes = '';
  for (let track = 0; track < 26; track += 1) {
    const x = 142 + track * 28;
    for (let y = 150 + random.range(0, 120); y < 1040;) {
      const length = random.pick([15, 15, 15, 60, 110, 170]);
      const inFigure = Math.abs(x - 500) < 290 && Math.abs(y + length / 2 - 590) < 300 + length / 2;
      if (!inFigure && y + length < 1050) holes += hole(x, y, length);
      y += length + random.range(40, 190);
    }
  }
  const roller = (y) =>
    group(
      { filter: LIFT },
      rect(60, y, 880, 76, s.layers[2], { rx: 10 }),
      rect(60, y + 10, 880, 16, mix(s.layers[2], s.paper, 0.35)),
      rect(-10, y + 20, 80, 36, s.ramp[4]),
      rect(930, y + 20, 80, 36, s.ramp[4]),
    );
  const edge = Array.from({ length: 27 }, (_, i) =>
    [104, 886].map((x) => el('circle', { cx: x, cy: 140 + i * 36, r: 7, fill: s.ink })),
  );
  return {
    art:
      backdrop(s.ink) +
      rect(80, 60, 840, 1060, s.paper) +
      rect(80, 60, 46, 1060, mix(s.paper, s.ramp[4], 0.4)) +
      rect(874, 60, 46, 1060, mix(s.paper, s.ramp[4], 0.4)) +
      edge +
      holes +
      place(motif, 500, 590, 560, { fill: s.pop, cut: s.paper, pop: s.paper }) +
      roller(44) +
      roller(1066),
    ...titleAt(1180, 200, s.ink),
  };
}
