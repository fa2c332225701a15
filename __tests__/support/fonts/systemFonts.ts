import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A font as Debian packages it, with the weights that the tests need. */
export interface SystemFont {
  name: string;
  package: string;
  /** The folder into which the package installs its files. */
  folder: string;
  files: readonly string[];
}

const TRUETYPE = '/usr/share/fonts/truetype';

const NARROW: SystemFont = {
  name: 'Liberation Sans',
  package: 'fonts-liberation',
  folder: `${TRUETYPE}/liberation`,
  files: ['LiberationSans-Regular.ttf', 'LiberationSans-Bold.ttf'],
};

const USUAL: SystemFont = {
  name: 'Noto Sans',
  package: 'fonts-noto-core',
  folder: `${TRUETYPE}/noto`,
  files: ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'],
};

/** About as wide as Apple's system font. */
const INTER: SystemFont = {
  name: 'Inter',
  package: 'fonts-inter',
  folder: '/usr/share/fonts/opentype/inter',
  files: ['Inter-Regular.otf', 'Inter-Bold.otf'],
};

/** The font of every test, except those that also test the other fonts. */
export const WIDE: SystemFont = {
  name: 'DejaVu Sans',
  package: 'fonts-dejavu-core',
  folder: `${TRUETYPE}/dejavu`,
  files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
};

export const OTHER_FONTS: readonly SystemFont[] = [NARROW, USUAL, INTER];

/** Returns the folder that contains only this font, independent of the machine's fonts. */
export const folderOf = ({ package: name }: SystemFont) => join(__dirname, '../../../.cache/fonts', name);

export const configOf = (font: SystemFont) => join(folderOf(font), 'fonts.conf');

/**
 * Returns the environment of a browser that has only this font, even for `system-ui` or Arial. If `bringFonts` could
 * not provide the font, the browser uses the machine's fonts.
 */
export const withFont = (font: SystemFont): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...(existsSync(configOf(font)) && { FONTCONFIG_FILE: configOf(font) }),
});
