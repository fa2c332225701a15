/** Formats a coordinate with one decimal, which is precise enough and saves bytes. */
export const num = (value) => String(Math.round(value * 10) / 10);

export const el = (name, attributes = {}, ...children) => {
  const attrs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  const body = children.flat(9).join('');
  return body ? `<${name}${attrs}>${body}</${name}>` : `<${name}${attrs}/>`;
};

export const group = (attributes, ...children) => el('g', attributes, ...children);
export const rect = (x, y, width, height, fill, more) => el('rect', { x, y, width, height, fill, ...more });
export const circle = (cx, cy, r, fill, more) => el('circle', { cx, cy, r, fill, ...more });
export const ring = (cx, cy, r, stroke, width, more) =>
  el('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width, ...more });
export const ellipse = (cx, cy, rx, ry, fill, more) => el('ellipse', { cx, cy, rx, ry, fill, ...more });
export const path = (d, fill, more) => el('path', { d, fill, ...more });
export const line = (x1, y1, x2, y2, stroke, width, more) =>
  el('path', {
    d: `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`,
    stroke,
    'stroke-width': width,
    fill: 'none',
    ...more,
  });

/** Returns 'M…L…Z' for a list of [x, y]. */
export const polygonPath = (points) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
export const polygon = (points, fill, more) => path(polygonPath(points), fill, more);

/** Returns a linear gradient in user space. Stops are [offset, color, opacity?]. */
export const linearGradient = (id, [x1, y1, x2, y2], stops) =>
  el('linearGradient', { id, x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' }, stops.map(stop));
export const radialGradient = (id, [cx, cy, r], stops) =>
  el('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, stops.map(stop));

const stop = ([offset, color, opacity]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

export const clip = (id, ...shapes) => el('clipPath', { id }, ...shapes);

export const document = ({ width, height, background }, ...children) =>
  el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    background ? rect(0, 0, width, height, background) : '',
    ...children,
  );
