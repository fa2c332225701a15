import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isExhaustive } from '../../e2e/support/extent';
import { APT_PATIENCE } from '../debianPackages';
import type { SystemFont } from './systemFonts';
import { configOf, folderOf, OTHER_FONTS, WIDE } from './systemFonts';

/** Returns a fontconfig file that names only this folder. */
const configFor = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/** Provides the fonts before a run. Copies installed fonts, or unpacks Debian's package without installing it. */
export default function bringFonts(): void {
  for (const font of isExhaustive ? [WIDE, ...OTHER_FONTS] : [WIDE]) {
    if (existsSync(configOf(font))) continue;
    try {
      bringFont(font);
    } catch {
      console.warn(
        `${font.name} is not to be had here (${font.package} of Debian): these tests run with the system's own.`,
      );
    }
  }
}

function bringFont(font: SystemFont): void {
  const target = folderOf(font);
  mkdirSync(target, { recursive: true });
  const isHere = font.files.every((file) => existsSync(join(font.folder, file)));
  const unpacked = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    if (!isHere) unpack(font, unpacked);
    for (const file of font.files) copyFileSync(join(isHere ? '/' : unpacked, font.folder, file), join(target, file));
  } finally {
    rmSync(unpacked, { recursive: true });
  }
  // Written last, because this file marks the font as available.
  writeFileSync(configOf(font), configFor(target));
}

/** Downloads and unpacks the package. Works only on Debian and its derivatives. */
function unpack({ package: name }: SystemFont, folder: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] });
  try {
    run('apt-get', ...APT_PATIENCE, 'download', name);
  } catch {
    run('apt-get', ...APT_PATIENCE, 'update');
    run('apt-get', ...APT_PATIENCE, 'download', name);
  }
  for (const file of readdirSync(folder)) run('dpkg', '-x', file, folder);
}
