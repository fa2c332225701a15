import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remove, write } from '../bundleFiles';
import type { ImageFacts } from '../icons/imageSize';
import { imageFacts } from '../icons/imageSize';
import { InvalidValue } from './settings';

export interface Logo {
  facts: ImageFacts;
  bytes: Buffer;
}

const FORMATS = ['svg', 'png', 'webp'] as const;

/** The maximum size of a logo. Every page loads it in its header. */
const MAX_LOGO_BYTES = 500_000;

/** The maximum aspect ratio of an icon. A wider logo replaces the name in the header. */
const MAX_ICON_RATIO = 1.6;

const copyIn = (format: string) => `art/brand/logo.${format}`;

/** Returns the copy of the logo that an earlier run left in the bundle, or an empty string. */
export const keptLogo = (bundle: string): string =>
  FORMATS.map(copyIn)
    .map((file) => path.join(bundle, file))
    .find((file) => existsSync(file)) ?? '';

/** Reads a logo file. Throws an `InvalidValue` if it is unusable. Returns null for an empty path. */
export function readLogo(file: string): Logo | null {
  if (file === '') return null;
  if (!existsSync(file) || !statSync(file).isFile())
    throw new InvalidValue(`File "${file}" not found. Enter a PNG, SVG or WebP file, or leave it empty.`);
  const bytes = readFileSync(file);
  if (bytes.length > MAX_LOGO_BYTES)
    throw new InvalidValue(`"${file}" has ${Math.ceil(bytes.length / 1000)} kB. The maximum is 500 kB.`);
  const facts = imageFacts(bytes);
  if (facts === null) throw new InvalidValue(`"${file}" is not a PNG, SVG or WebP file. Enter one of these.`);
  return { facts, bytes };
}

export const isWide = ({ facts: { width, height } }: Logo): boolean => width / height > MAX_ICON_RATIO;

/** Returns whether icons can show the logo: it is neither wide nor tall. */
export const fitsIcon = (logo: Logo): boolean =>
  !isWide(logo) && logo.facts.height / logo.facts.width <= MAX_ICON_RATIO;

/** Copies the logo into the bundle, and removes copies in other formats. Returns its path in the bundle. */
export function keepLogo(bundle: string, logo: Logo | null): { file: string | null; isNew: boolean } {
  const file = logo === null ? null : copyIn(logo.facts.format);
  for (const other of FORMATS.map(copyIn)) if (other !== file) remove(path.join(bundle, other));
  const isNew = logo !== null && file !== null && write(path.join(bundle, file), logo.bytes);
  return { file, isNew };
}
