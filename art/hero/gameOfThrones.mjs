import { circle, group, num, path, rect } from '../lib/svg.mjs';
import { flock } from '../posters/parts.mjs';
import { place } from '../posters/motifs/index.mjs';
import { fill, skyGradient, glow, fog, vignette } from './light.mjs';
import { starField, mountains, strata, motes } from './land.mjs';

/** A keep on its crag between winter and fire, a winged shape before the sun, a host with spears below. */
export function gameOfThrones(v, random) {
  const [cx, cy] = [v.fx, v.fy];
  const k = v.k;
  const spears = Array.from({ length: v.name === 'wide' ? 70 : 40 }, () => {
    const x = random.range(-v.bleed, v.w + v.bleed);
    const y = v.h - 60 * k + random.range(-16, 24);
    const h = random.range(90, 170) * k;
    return `M${num(x)} ${num(y)}l${num(random.range(-10, 10))} ${num(-h)}l3 0l${num(random.range(-4, 4))} ${num(h)}Z`;
  }).join('');
  const heads = Array.from({ length: v.name === 'wide' ? 64 : 34 }, (_, i) => {
    const x = -v.bleed + ((v.w + 2 * v.bleed) * (i + random.range(0.1, 0.9))) / (v.name === 'wide' ? 64 : 34);
    const [y, s] = [v.h - 64 * k + random.range(-10, 12), random.range(10, 15) * k];
    return (
      circle(x, y - s, s, '#15120f') +
      path(
        `M${num(x - s * 2.1)} ${num(y + 60)}V${num(y + s * 1.2)}Q${num(x)} ${num(y - s)} ${num(x + s * 2.1)} ${num(y + s * 1.2)}V${num(y + 60)}Z`,
        '#15120f',
      ) +
      path(`M${num(x - 1.5)} ${num(y - s * 1.8)}h3v${num(-s * 0.8)}h-3Z`, '#15120f')
    );
  }).join('');
  return [
    {
      name: 'sky',
      depth: 0,
      art:
        skyGradient(v, 'sky', [
          [0, '#10222c'],
          [0.28, '#2b4a57'],
          [0.5, '#a8745a'],
          [0.66, '#f0a050'],
          [1, '#ffd28a'],
        ]) + starField(v, random, 90, '#e9efe6', v.h * 0.25),
    },
    {
      name: 'sun',
      depth: 0.1,
      art:
        glow('sunGlow', cx + 60 * k, cy + 90, 640 * k, '#ffb35a', 0.8) +
        circle(cx + 60 * k, cy + 40, 190 * k, '#ffe1a6') +
        circle(cx + 60 * k, cy + 40, 186 * k, '#fff1cd', { filter: 'url(#softer)', opacity: 0.7 }),
    },
    {
      name: 'clouds',
      depth: 0.16,
      art: strata(v, random, {
        y: cy - 90 * k,
        spread: 210 * k,
        count: 15,
        width: 300 * k,
        dark: '#3b4c50',
        light: '#ffd08c',
        opacity: 0.8,
      }),
    },
    {
      name: 'dragon',
      depth: 0.24,
      art:
        place('dragon', cx - 150 * k, cy - 70 * k, 250 * k, { fill: '#241c22' }, { rotate: -8 }) +
        group({ opacity: 0.8 }, flock(random, cx + 210 * k, cy - 10 * k, 9, '#2a2228', 90 * k)),
    },
    {
      name: 'iceMountains',
      depth: 0.3,
      art:
        mountains(v, random, { y: v.ground - 170 * k, height: 330 * k, paint: '#7d8a90', count: 65, roughness: 0.6 }) +
        fog(v, 'fog1', v.ground - 260 * k, v.ground - 40, '#ffc27a', 0.62),
    },
    {
      name: 'midMountains',
      depth: 0.42,
      art:
        mountains(v, random, { y: v.ground - 80 * k, height: 230 * k, paint: '#4d5459', count: 65, roughness: 0.6 }) +
        fog(v, 'fog2', v.ground - 150 * k, v.ground + 20, '#e0985a', 0.62),
    },
    { name: 'keep', depth: 0.58, art: crag(v, cx + 120 * k, v.ground + 20, k) },
    {
      name: 'hills',
      depth: 0.72,
      art:
        fog(v, 'fog3', v.ground - 90, v.ground + 90, '#d08a4c', 0.7) +
        mountains(v, random, { y: v.ground + 80 * k, height: 60 * k, paint: '#2c2628', count: 33, smooth: true }),
    },
    {
      name: 'host',
      depth: 0.92,
      art:
        mountains(v, random, { y: v.h - 50 * k, height: 26 * k, paint: '#15120f', count: 33, smooth: true }) +
        path(spears, '#15120f') +
        heads +
        banners(v, random, k),
    },
    {
      name: 'embers',
      depth: 1,
      art: motes(v, random, 60, '#ffb765', { low: 0.8, high: 2.6, top: v.h * 0.35 }) + vignette(v, '#120d0c'),
    },
  ];
}

/** Our own keep: a crooked cluster of towers growing out of a rock. */
function crag(v, x, y, k) {
  const t = (dx, w, top, cap) =>
    `M${dx - w} 20V${top}h${-w * 0.3}v${-w * 0.8}h${w * 0.5}v${w * 0.36}h${w * 0.5}v${-w * 0.36}h${w * 0.6}v${w * 0.36}h${w * 0.5}v${-w * 0.36}h${w * 0.5}v${w * 0.8}h${-w * 0.3}V20Z${cap ? `M${dx - w} ${top - w * 0.8}L${dx} ${top - w * 3.4}L${dx + w} ${top - w * 0.8}Z` : ''}`;
  const rock = 'M-330 330L-250 200L-210 190L-170 110L-120 60L-96 20H150L176 66L210 96L240 170L300 220L360 340Z';
  const lit = 'M150 20L176 66L210 96L240 170L300 220L360 340H250L180 230L150 120L110 60Z';
  const windows = [
    [-60, -96],
    [-6, -190],
    [-6, -160],
    [44, -120],
    [96, -70],
    [-58, -50],
    [46, -60],
    [4, -60],
    [98, -20],
  ]
    .map(([a, b]) => rect(a - 2.5, b, 5, 11, '#ffce7a'))
    .join('');
  return group(
    { transform: `translate(${num(x)} ${num(y - 190 * k)}) scale(${Math.round(k * 122) / 100})` },
    path(rock, '#2a2426'),
    path(lit, '#5c453a'),
    path(
      t(-62, 20, -110, false) +
        t(0, 26, -210, true) +
        t(48, 18, -140, true) +
        t(98, 20, -80, false) +
        'M-100 20V-30H128V20Z' +
        'M-86 -30V-60H-40V-30Z',
      '#221d20',
    ),
    path('M18 20V-210H26V20ZM60 20V-140H66V20ZM112 20V-80H118V20Z', '#7a5a45'),
    windows,
  );
}

const banners = (v, random, k) =>
  Array.from({ length: v.name === 'wide' ? 6 : 3 }, (_, i) => {
    const x = v.name === 'wide' ? [760, 900, 1030, 1190, 1340, 1490][i] : [250, 470, 660][i];
    const [h, w] = [random.range(190, 250) * k, 46 * k];
    const y = v.h - 50 * k;
    return (
      path(`M${num(x)} ${num(y)}V${num(y - h)}h4V${num(y)}Z`, '#15120f') +
      path(
        `M${num(x + 4)} ${num(y - h)}q${num(w * 0.5)} 10 ${num(w)} 0v${num(w * 1.5)}l${num(-w / 2)} ${num(-w * 0.3)}l${num(-w / 2)} ${num(w * 0.3)}Z`,
        i % 2 ? '#a8301f' : '#c98528',
      )
    );
  }).join('');
