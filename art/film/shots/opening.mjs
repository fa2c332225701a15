import { path, rect } from '../../lib/svg.mjs';
import { CUES } from '../cues.mjs';
import { between, during, flame, glide, settle, span, swing } from '../ease.mjs';
import { FILM } from '../film.mjs';
import { words } from '../lettering.mjs';
import { AMBER, LAMP } from '../palette.mjs';
import { lampGlass, lampPost } from '../props/lamp.mjs';
import { pool } from '../props/sky.mjs';

const MATCH =
  path('M0 0L-92 96', 'none', { stroke: '#b98a5a', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
  path('M0 4Q-20 -22 2 -62Q22 -22 0 4Z', AMBER) +
  path('M0 0Q-9 -16 1 -38Q10 -16 0 0Z', '#fff1cf');

/** Draws a match in the dark that lights a lamp, whose light shows the title. */
export function opening() {
  const [lampX, lampY, k] = [800, 880, 2.3];
  const fire = { x: lampX, y: lampY - 262 * k };
  const lit = CUES.titleIn;
  const way = (T) => {
    const share = settle(T, CUES.match, lit);
    return {
      x: between(430, fire.x - 4, share) + 3 * swing(T, 1.7),
      y: between(640, fire.y + 20, share) - 60 * Math.sin(Math.PI * share),
      gain: glide(T, CUES.match - 0.05, CUES.match + 0.12) * (1 - glide(T, lit + 0.15, lit + 0.5)),
    };
  };
  const lamp = { x: lampX, y: lampY, k };
  return {
    camera: (T) => ({ y: between(0, -26, glide(T, 0, 9)), zoom: between(1, 1.05, span(T, 0, 9)) }),
    layers: [
      { depth: 0, box: { x: -20, y: -20, w: 1640, h: 940 }, art: rect(-20, -20, 1640, 940, '#0d0910') },
      {
        ...pool(900, '#7b3f3f', 0.75),
        move: () => ({ x: fire.x, y: fire.y + 60 }),
        gain: (T) => glide(T, lit, lit + 1.2) * flame(T),
      },
      { ...pool(360, AMBER, 0.7), move: way },
      {
        box: { x: -60, y: -340, w: 120, h: 350 },
        detail: 2.6,
        art: lampPost('#241922', '#9a6a58'),
        move: () => lamp,
        gain: (T) => glide(T, CUES.match + 0.3, lit),
      },
      {
        box: { x: -60, y: -340, w: 120, h: 350 },
        detail: 2.6,
        art: lampGlass(),
        move: () => lamp,
        gain: (T) => glide(T, lit, lit + 0.35) * Math.min(1, flame(T)),
      },
      { ...pool(420, LAMP, 0.85), move: () => fire, gain: (T) => glide(T, lit, lit + 0.8) * flame(T, 0.3) },
      { box: { x: -110, y: -80, w: 150, h: 190 }, art: MATCH, move: way },
      {
        ...words([{ text: 'A Kinora original', cap: 19 }], { y: 566, fill: '#d9b48a' }),
        gain: (T) => during(T, lit + 1, CUES.titleOut + 2, 1),
      },
      {
        ...words([{ text: FILM.title, face: 'abril', cap: 96 }], { y: 680 }),
        gain: (T) => during(T, lit + 0.4, CUES.titleOut + 2, 1.2),
      },
    ],
  };
}
