import { makeDraw } from '../data/draw.mjs';
import { personById } from '../data/people.mjs';

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const initials = (words) =>
  words
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((letter) => /[\p{Lu}\p{Lo}\p{N}]/u.test(letter))
    .slice(0, 2)
    .join('');

/** The texts of images by shape: large letters and a name below them. */
const LABELS = {
  poster: ({ name }) => ({ big: initials(name), small: name }),
  backdrop: ({ name }) => ({ big: '', small: name }),
  still: ({ code }) => ({ big: code.replace(/^s\d+-(\d+)-(\d+)$/, '$1×$2'), small: '' }),
  logo: ({ code }) => ({ big: code.slice(1, 2).toUpperCase(), small: '' }),
};

const nameOf = ({ kind, id }, catalogue) => {
  if (kind === 'person') return personById(id)?.name ?? '';
  const found = kind && catalogue.find(kind, id);
  return found?.englishTitle ?? found?.name ?? '';
};

const hills = (draw, hue) =>
  [0.62, 0.75, 0.88]
    .map((top, index) => {
      const y = () => (top * 100 - draw.below(14)).toFixed(0);
      return `<path d="M0 100V${y()}Q25 ${y()} 50 ${y()}T100 ${y()}V100Z" fill="hsl(${hue} 45% ${22 - index * 7}%)"/>`;
    })
    .join('');

const silhouette = (hue) =>
  `<circle cx="50" cy="42" r="19" fill="hsl(${hue} 30% 30%)"/><path d="M12 100Q14 66 50 66T88 100Z" fill="hsl(${hue} 30% 24%)"/>`;

/** Returns text that fits into the image: longer text is smaller. */
function label({ big, small }, { width, height }) {
  const side = Math.min(width, height);
  const size = Math.min(side * 0.085, (width * 1.5) / Math.max(small.length, 1));
  const write = (text, y, px, weight) =>
    `<text x="${width / 2}" y="${y}" font-size="${px.toFixed(1)}" font-weight="${weight}">${escapeXml(text)}</text>`;
  return `<g fill="#fff" text-anchor="middle" font-family="Georgia,serif">${write(big, height * 0.48, side * 0.34, 700)}${write(small, height * 0.86, size, 400)}</g>`;
}

/**
 * Draws an image as SVG: two colors, a skyline and the title, or the outline of a person. The result is the same in
 * every call.
 * @param picture the result of `readPicture`
 */
export function drawPicture(picture, catalogue) {
  const { shape, width, height, name: code } = picture;
  const draw = makeDraw('picture', code);
  const hue = draw.below(360);
  const other = (hue + draw.between(30, 140)) % 360;
  const name = nameOf(picture, catalogue);
  const scene = shape === 'portrait' ? silhouette(hue) : shape === 'logo' ? '' : hills(draw, hue);
  const text = LABELS[shape]?.({ name, code });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="a" x2=".6" y2="1"><stop stop-color="hsl(${other} 62% 62%)"/><stop offset="1" stop-color="hsl(${hue} 55% 34%)"/></linearGradient>
<path fill="url(#a)" d="M0 0h${width}v${height}H0z"/>
<svg width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${scene}</svg>
${text ? label(text, picture) : ''}</svg>`;
}
