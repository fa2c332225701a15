import { existsSync } from 'node:fs';
import path from 'node:path';
import { change, pagesAndShellOf, remove, write } from '../bundleFiles';
import type { IconShape } from '../icons/monogram';
import { drawMonogram, monogramSvg } from '../icons/monogram';
import { encodeIco, encodePng } from '../icons/png';
import type { Logo } from './logo';
import { fitsIcon } from './logo';

export interface Brand {
  name: string;
  tagline: string;
  /** The colors as `#rrggbb`. */
  accent: string;
  accentText: string;
  logo: Logo | null;
}

/** Functions that need an image library, which the commands in a bundle do not have. */
export interface Drawings {
  /**
   * Returns a square PNG of the logo, with a background color or transparent. `scale` is the logo's share of the
   * square.
   */
  logoIcon: (logo: Uint8Array, size: number, look: { ground: string | null; scale: number }) => Promise<Uint8Array>;
  /** Returns a PNG of 1200 × 630 pixels for chats. */
  socialImage: (text: { name: string; tagline: string; accent: string }) => Promise<Uint8Array>;
}

/** The background color of the app. */
const PAGE_COLOR = '#141016';

const SOCIAL_IMAGE = 'art/brand/social-1200x630.png';
const MARK = 'art/brand/mark.svg';

const ROUNDED: IconShape = { corners: 'rounded', scale: 1 };

/** The icons of the manifest and of the pages. iOS and Android cut icons to their own shapes. */
const ICONS: readonly { file: string; size: number; shape: IconShape }[] = [
  { file: 'favicon-32', size: 32, shape: ROUNDED },
  { file: 'icon-192', size: 192, shape: ROUNDED },
  { file: 'icon-512', size: 512, shape: ROUNDED },
  { file: 'apple-touch-180', size: 180, shape: { corners: 'full', scale: 0.9 } },
  { file: 'maskable-512', size: 512, shape: { corners: 'full', scale: 0.74 } },
];

const FAVICON_SIZES = [16, 32, 48];

/** Writes all icons, favicon.ico and the image for chats. Returns the new and changed files. */
export async function writeIcons(bundle: string, brand: Brand, drawings: Drawings | null): Promise<string[]> {
  const written: string[] = [];
  const put = (file: string, content: string | Uint8Array) => {
    if (write(path.join(bundle, file), content)) written.push(file);
  };
  const draw = iconDrawer(brand, drawings);
  for (const { file, size, shape } of ICONS) put(`art/brand/${file}.png`, await draw(size, shape));
  const favicons = FAVICON_SIZES.map(async (size) => ({ size, png: await draw(size, ROUNDED) }));
  put('favicon.ico', encodeIco(await Promise.all(favicons)));

  const mark = monogramSvg(brand.name, { ground: brand.accent, letters: brand.accentText });
  const { logo } = brand;
  if (logo === null || !fitsIcon(logo)) put(MARK, mark);
  else if (logo.facts.format === 'svg') put(MARK, logo.bytes);
  // Browsers prefer an SVG icon to the other icons. It must be removed, because it would show something else.
  else if (drawings !== null) remove(path.join(bundle, MARK));
  for (const page of pagesAndShellOf(bundle)) change(page, (html) => withMark(html, mark));

  if (drawings !== null) put(SOCIAL_IMAGE, await drawings.socialImage(brand));
  return written;
}

/** Returns whether the site has an image for chats. Without an image library chats show the icon. */
export const hasSocialImage = (bundle: string): boolean => existsSync(path.join(bundle, SOCIAL_IMAGE));

function iconDrawer({ name, accent, accentText, logo }: Brand, drawings: Drawings | null) {
  if (logo !== null && drawings !== null && fitsIcon(logo))
    return (size: number, { corners, scale }: IconShape) =>
      drawings.logoIcon(logo.bytes, size, { ground: corners === 'full' ? PAGE_COLOR : null, scale: scale * 0.94 });
  const colors = { ground: accent, letters: accentText };
  return (size: number, shape: IconShape) => Promise.resolve(encodePng(drawMonogram(name, size, colors, shape)));
}

/** Replaces the symbol with the mark in the page. The notices before the app starts show it. */
const withMark = (html: string, svg: string): string =>
  html.replace(
    /(<symbol id="mark"[^>]*>).*?(<\/symbol>)/s,
    (_, start: string, end: string) => start + svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') + end,
  );
