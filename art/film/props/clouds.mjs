import { mix } from '../../lib/color.mjs';
import { num, path } from '../../lib/svg.mjs';

const round = (x, y, r) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0Z`;

/** Draws one sheet of a cloud: bumps of different sizes on a flat base, with the highest off the middle. */
function sheet(random, w, { tall, lift }) {
  const peak = random.range(-0.2, 0.2);
  const bumps = [];
  for (let x = -w * 0.42; x < w * 0.42;) {
    const share = 1 - Math.min(1, Math.abs(x / w - peak) * 2.1);
    const r = w * tall * (0.35 + 0.65 * share ** 0.8) * random.range(0.8, 1.15);
    bumps.push([x, -lift - r * 0.35, r]);
    x += r * random.range(0.85, 1.2);
  }
  return (dx, dy) => {
    const r = w * 0.03;
    const belly = `M${num(-w * 0.48 + dx)} ${num(dy - r)}h${num(w * 0.96)}a${num(r)} ${num(r)} 0 0 1 0 ${num(2 * r)}h${num(-w * 0.96)}a${num(r)} ${num(r)} 0 0 1 0 ${num(-2 * r)}Z`;
    return bumps.map(([x, y, size]) => round(x + dx, y + dy, size)).join('') + belly;
  };
}

/**
 * Returns a cloud of cut paper as the image of a layer, `w` wide, with its base on y = 0: two sheets, each with a lit
 * edge.
 */
export function cloudSprite(random, w, { fill, light }) {
  const id = `belly${Math.round(w)}`;
  const [back, front] = [
    sheet(random, w, { tall: 0.15, lift: w * 0.02 }),
    sheet(random, w * 0.82, { tall: 0.1, lift: 0 }),
  ];
  const shift = w * 0.07;
  const top = -w * 0.5;
  return {
    box: { x: -w / 2 - 40, y: top, w: w + 80, h: w * 0.5 + 40 },
    art:
      `<clipPath id="${id}"><path d="M${num(-w)} ${num(top)}H${num(w)}V${num(w * 0.03)}H${num(-w)}Z"/></clipPath><g clip-path="url(#${id})">` +
      path(back(-1, -3), mix(fill, light, 0.75)) +
      path(back(0, 0), mix(fill, light, 0.26)) +
      path(front(shift - 1, -2.4), mix(fill, light, 0.5)) +
      path(front(shift, 0), fill) +
      '</g>',
  };
}
