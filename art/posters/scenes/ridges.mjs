import { num, path, polygonPath } from '../../lib/svg.mjs';
import { ridgeHeights, smoothPath } from '../../lib/geometry.mjs';
import { place, stand } from '../motifs/index.mjs';
import { backdrop, disc, flock, halo, stars, titleAt } from '../parts.mjs';

/** Mountain or forest layers, far to near, with a light behind and a mark on a ridge. */
export function ridges({ random, s, motif, o }) {
  const top = o.zone === 'top';
  const start = o.start ?? (top ? 720 : 470);
  const end = top ? 1290 : 1080;
  const [cx, cy, r] = [o.discX ?? random.pick([330, 500, 680]), o.discY ?? start - 40, o.r ?? 190];
  const on = o.on ?? 2;
  let marks = '';
  const layers = s.layers.map((fill, k) => {
    const y = start + ((end - start) * k) / 4;
    const height = (o.height ?? 210) * (1 - k * 0.13);
    const points = crest(random, y, height, o);
    const edge = o.smooth ? smoothPath(points) : polygonPath(points).slice(0, -1);
    const trees = o.trees && k >= 1 ? firs(random, points, 26 + k * 15, k) : '';
    if (k === on && motif) {
      const colors = { fill: s.layers[Math.min(4, k + (o.darker ?? 1))], cut: s.sky, pop: s.pop, ...o.colors?.(s) };
      const line = o.file ?? [1];
      marks = line
        .map((share, i) => {
          const x = (o.motifX ?? 500) + (i - (line.length - 1) / 2) * 58;
          return stand(motif, x, heightAt(points, x) + (o.sink ?? 12), (o.size ?? 220) * share, colors, {
            flip: o.flip,
          });
        })
        .join('');
      return marks + path(`${edge}L1020 1520L-20 1520Z${trees}`, fill);
    }
    return path(`${edge}L1020 1520L-20 1520Z${trees}`, fill);
  });
  const floating = o.sky
    ? place(
        o.sky,
        o.skyX ?? 640,
        o.skyY ?? 300,
        o.skySize ?? 180,
        { fill: s.layers[3], cut: s.sky, pop: s.pop, ...o.colors?.(s) },
        { rotate: o.rotate, flip: o.flip },
      )
    : '';
  const art =
    backdrop(s.sky) +
    (o.stars ? stars(random, 90, s.disc, { bottom: start + 60 }) : '') +
    (o.disc === 'none' ? '' : halo(cx, cy, r, s.haze, s.sky, 5, 2)) +
    disc(o.disc ?? 'sun', cx, cy, r, s.disc, s.sky, s.pop) +
    (o.birds ? flock(random, 620, start - 170, 6, s.layers[3]) : '') +
    floating +
    layers.join('');
  return {
    art,
    ...(top
      ? titleAt(95, o.titleHeight ?? 320, s.sky, { credit: { ground: s.layers[4] } })
      : titleAt(1140, 235, s.layers[4])),
  };
}

function crest(random, y, height, o) {
  const count = o.smooth ? 7 : 33;
  if (o.sharp) return peaks(random, y, height);
  const heights = ridgeHeights(random, count, o.smooth ? 0.45 : 0.58);
  return heights.map((h, i) => {
    return [-20 + (1040 * i) / (heights.length - 1), y - h * 0.75 * height];
  });
}

/** Splintered ice: few tall peaks, each with a shoulder. */
function peaks(random, y, height) {
  const points = [[-40, y]];
  for (let x = -40; x < 1020;) {
    const w = random.range(90, 210);
    const h = height * random.range(0.35, 1.05);
    points.push(
      [x + w * 0.42, y - h],
      [x + w * 0.55, y - h * 0.62],
      [x + w * 0.68, y - h * 0.7],
      [x + w, y + random.range(-20, 24)],
    );
    x += w;
  }
  return points;
}

const heightAt = (points, x) => {
  const i = Math.max(
    1,
    points.findIndex(([px]) => px >= x),
  );
  const [[x0, y0], [x1, y1]] = [points[i - 1], points[i]];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
};

/** A row of firs growing along the crest. */
function firs(random, points, size, k) {
  let d = '';
  for (let x = -10; x < 1010; x += size * random.range(0.38, 0.62)) {
    const y = heightAt(points, Math.min(1015, Math.max(-15, x))) + 8;
    const h = size * random.range(1.2, 2.5) * (k > 3 ? 1.15 : 1);
    const w = h * 0.24;
    d += `M${num(x)} ${num(y - h)}L${num(x + w * 0.6)} ${num(y - h * 0.6)}L${num(x + w * 0.35)} ${num(y - h * 0.6)}L${num(x + w * 0.85)} ${num(y - h * 0.3)}L${num(x + w * 0.5)} ${num(y - h * 0.3)}L${num(x + w)} ${num(y + 10)}H${num(x - w)}L${num(x - w * 0.5)} ${num(y - h * 0.3)}L${num(x - w * 0.85)} ${num(y - h * 0.3)}L${num(x - w * 0.35)} ${num(y - h * 0.6)}L${num(x - w * 0.6)} ${num(y - h * 0.6)}Z`;
  }
  return d;
}
