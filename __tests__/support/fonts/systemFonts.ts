import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A system's font, as Debian has it, with what it needs of its weights. */
export interface SystemFont {
  name: string;
  package: string;
  /** Where the package puts its files. */
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

/** As wide as Apple's own. */
const INTER: SystemFont = {
  name: 'Inter',
  package: 'fonts-inter',
  folder: '/usr/share/fonts/opentype/inter',
  files: ['Inter-Regular.otf', 'Inter-Bold.otf'],
};

/** What every test has, but for those that go through the others too. */
export const WIDE: SystemFont = {
  name: 'DejaVu Sans',
  package: 'fonts-dejavu-core',
  folder: `${TRUETYPE}/dejavu`,
  files: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'],
};

export const OTHER_FONTS: readonly SystemFont[] = [NARROW, USUAL, INTER];

/** Its files stand here alone, whatever else the machine has. */
export const folderOf = ({ package: name }: SystemFont) => join(__dirname, '../../../.cache/fonts', name);

export const configOf = (font: SystemFont) => join(folderOf(font), 'fonts.conf');

/**
 * The environment of a browser that has this font and no other, also where it is asked for `system-ui` or Arial; the
 * machine's own where `bringFonts` could not bring it.
 */
export const withFont = (font: SystemFont): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...(existsSync(configOf(font)) && { FONTCONFIG_FILE: configOf(font) }),
});
