import { mix } from '../../lib/color.mjs';
import { circle, group, num, path, polygon, rect } from '../../lib/svg.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, halo, rain, stars, titleAt } from '../parts.mjs';

/** Draws the layers of a city, lit windows, and a moon or a lamp. The city may be mirrored from the sky. */
export function skyline({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const mirror = o.mirror;
  const base = mirror ? 1500 : top ? 1250 : 1050;
  const near = s.layers[4];
  const [cx, cy, r] = [500, o.discY ?? base - 520, o.r ?? 210];
  const tall = o.tall ?? 1;
  const rows = [
    [s.layers[1], base, 500 * tall, 0.55],
    [s.layers[2], base, 390 * tall, 0.75],
    [near, base, 250 * tall, 1],
  ];
  const city = rows
    .map(([fill, y, height, scale], k) =>
      buildings(random, { y, height, scale, fill, o, lit: k === 0 ? null : mix(fill, k === 2 ? s.pop : s.disc, 0.85) }),
    )
    .join('');
  const body = city + rect(-10, base - 2, 1020, 520, near);
  const colors = { fill: near, cut: s.disc, pop: s.pop, ...o.colors?.(s) };
  const mark = !motif
    ? ''
    : o.swarm
      ? swarm(random, motif, o.swarm, colors)
      : o.fly
        ? place(motif, o.motifX ?? cx, o.motifY ?? cy, o.size ?? 200, colors, { rotate: o.rotate, flip: o.flip })
        : stand(motif, o.motifX ?? 500, o.motifY ?? base + 4, o.size ?? 300, colors, { flip: o.flip });
  const beams = o.beams
    ? [
        [150, -0.2],
        [430, 0.32],
        [720, -0.28],
        [900, 0.12],
      ]
        .slice(0, o.beams)
        .map(([x, lean]) =>
          polygon(
            [
              [x - 8, base - 60],
              [x + 8, base - 60],
              [x + 1300 * lean + 100, -40],
              [x + 1300 * lean - 100, -40],
            ],
            s.disc,
            { opacity: 0.22 },
          ),
        )
        .join('')
    : '';
  const art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 60, s.disc, { bottom: base - 300 }) : '') +
    (o.disc === 'none'
      ? ''
      : halo(cx, cy, r, s.haze, s.sky, 4, 1.5) + disc(o.disc ?? 'sun', cx, cy, r, s.disc, s.sky)) +
    beams +
    (o.lights ? lights(o.lights, base) : '') +
    (o.thread ? rect(cx - 2, -10, 4, (o.motifY ?? cy) + 10, near) : '') +
    body +
    (mirror ? group({ transform: 'matrix(-1 0 0 -1 1000 1500)' }, city) : '') +
    mark +
    (o.rain ? rain(random, 150, s.disc, 2.6) : '');
  if (mirror)
    return { art, ...titleAt(640, 190, s.sky, { box: { x: 100, width: 800 }, credit: { y: 900, ground: s.sky } }) };
  return {
    art,
    ...(top
      ? titleAt(90, o.titleHeight ?? 330, s.sky, { credit: { ground: near } })
      : titleAt(base + 70, 1390 - base - 80, near)),
  };
}

/** Draws colored shafts that fall together on one spot. */
const lights = (tones, base) =>
  tones
    .map((fill, i) => {
      const step = 1120 / tones.length;
      const x = -60 + i * step;
      return polygon(
        [
          [495, base - 520],
          [505, base - 520],
          [x + step * 0.74, -40],
          [x + step * 0.1, -40],
        ],
        fill,
      );
    })
    .join('') + circle(500, base - 524, 26, '#fff6df');

/** Draws many small motifs, which become larger towards the viewer. */
const swarm = (random, name, count, colors) =>
  Array.from({ length: count }, (_, i) =>
    place(name, random.range(120, 880), random.range(120, 620), 60 + (i / count) ** 2 * 230, colors, {
      rotate: random.range(-18, 18),
    }),
  ).join('');

function buildings(random, { y, height, scale, fill, o, lit }) {
  let d = '';
  let windows = '';
  for (let x = -30; x < 1030;) {
    const w = random.range(60, 130) * scale;
    const h = height * random.range(0.45, 1) * (o.style === 'low' ? 0.7 : 1);
    const top = y - h;
    d += `M${num(x)} ${num(y + 8)}V${num(top)}${roof(random, x, w, top, o.style)}V${num(y + 8)}Z`;
    if (lit) {
      const cell = 17 * scale + 4;
      for (let wy = top + 18; wy < y - 14; wy += cell * 1.35) {
        for (let wx = x + 9; wx < x + w - 12; wx += cell) {
          if (random.chance(0.3))
            windows += `M${num(wx)} ${num(wy)}h${num(cell * 0.5)}v${num(cell * 0.72)}h${num(-cell * 0.5)}Z`;
        }
      }
    }
    x += w + random.range(-2, 14);
  }
  return path(d, fill) + (windows ? path(windows, lit) : '');
}

function roof(random, x, w, top, style) {
  const kind =
    style === 'gothic'
      ? random.pick([1, 1, 2, 4])
      : style === 'industrial'
        ? random.pick([0, 3, 3, 5])
        : style === 'dome'
          ? random.pick([0, 4, 4, 0])
          : style === 'low'
            ? random.pick([0, 1, 0])
            : random.pick([0, 0, 0, 2, 5]);
  const m = x + w / 2;
  if (kind === 1) return `L${num(m)} ${num(top - w * 0.7)}L${num(x + w)} ${num(top)}`;
  if (kind === 2)
    return `H${num(m - w * 0.28)}V${num(top - 26)}H${num(m - 3)}V${num(top - 100)}H${num(m + 3)}V${num(top - 26)}H${num(m + w * 0.28)}V${num(top)}H${num(x + w)}`;
  if (kind === 3)
    return `H${num(x + w * 0.2)}L${num(x + w * 0.26)} ${num(top - 190)}H${num(x + w * 0.44)}L${num(x + w * 0.5)} ${num(top)}H${num(x + w)}`;
  if (kind === 4)
    return `H${num(m - w * 0.36)}Q${num(m - w * 0.5)} ${num(top - w * 0.42)} ${num(m)} ${num(top - w * 0.72)}Q${num(m + w * 0.5)} ${num(top - w * 0.42)} ${num(m + w * 0.36)} ${num(top)}H${num(x + w)}`;
  if (kind === 5) return `L${num(x + w)} ${num(top - w * 0.45)}`;
  return `H${num(x + w)}`;
}
