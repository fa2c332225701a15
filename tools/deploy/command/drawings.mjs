import sharp from 'sharp';
import { covers } from 'kinora-art/posters/anyPosterSvg.mjs';
import { setTitle } from 'kinora-art/lettering/setTitle.mjs';
import { document, rect } from 'kinora-art/lib/svg.mjs';

/** Limits for untrusted images. A logo is a small file, and a hostile file claims to be huge. */
const LIMITS = { limitInputPixels: 120_000_000, failOn: 'error' };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;
const GROUND = '#141016';
const PAPER = '#f7ecd6';
const MUTED = '#cdbfa8';

const FONT_FAMILY = 'Noto Sans, Noto Sans CJK JP, DejaVu Sans, sans-serif';
/** The average width of a letter in the system's fonts, relative to the font size. */
const LETTER_WIDTH = 0.62;

/** Returns a logo in a square as PNG. */
export async function logoIcon(logo, size, { ground, scale }) {
  const inner = Math.max(1, Math.round(size * scale));
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = await sharp(Buffer.from(logo), { ...LIMITS, density: 300 })
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? transparent } })
    .composite([{ input: image, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the image for chats as PNG: the site's name and tagline in its colors. */
export async function socialImage({ name, tagline, accent }) {
  const width = WIDTH - 2 * MARGIN;
  const hasTagline = tagline !== '';
  const svg = document(
    { width: WIDTH, height: HEIGHT, background: GROUND },
    rect(0, 0, 24, HEIGHT, accent),
    lines(
      name,
      { x: MARGIN, y: 150, width, height: hasTagline ? 200 : 330 },
      { fill: PAPER, maxCap: 110, maxLines: 2 },
    ),
    hasTagline && rect(MARGIN, 386, 120, 8, accent),
    hasTagline && lines(tagline, { x: MARGIN, y: 420, width, height: 110 }, { fill: MUTED, maxCap: 32, maxLines: 3 }),
  );
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** Returns text in Kinora's own font, or in a font of the system if letters are missing. */
function lines(text, box, { fill, maxCap, maxLines }) {
  const face = 'bricolage';
  const settings = { face, fill, maxCap, maxLines, align: 'start', valign: 'middle' };
  if (covers(face, text)) return setTitle(text, box, settings).svg;
  const size = Math.min(maxCap * 1.4, box.width / (LETTER_WIDTH * [...text].length));
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${box.x}" y="${box.y + box.height / 2}" font-family="${FONT_FAMILY}" font-size="${size}" fill="${fill}" dominant-baseline="middle">${escaped}</text>`;
}
