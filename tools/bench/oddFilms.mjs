import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Titles with unusual characters. The catalogue must contain them unchanged. */
export const ODD_TITLES = [
  'قمر من ورق',
  'Number #9',
  '50% Off %41',
  `Long ${'and longer '.repeat(16)}still`,
  '🎬 Night 🌙',
  'What\'s "That" & <This>',
  '…And No More',
  '東京の雨',
];

const EMPTY = 'Empty Reel';
const DAMAGED = 'Damaged Reel';

/** All titles, including the two without a playable film. These must be in the catalogue too. */
export const ALL_ODD = [...ODD_TITLES, EMPTY, DAMAGED];

/** The messages that the report must contain for these files. */
export const REPORTED = [
  ['the looping link', /^ {2}round: leads to a folder that was already read, and is skipped$/m],
  ['the empty file', /^ {2}Empty Reel \(2001\)\.mp4: the file is empty; copy it again$/m],
  [
    'the damaged file',
    /^ {2}Damaged Reel \(2001\)\.mp4: ffprobe cannot read it \(Invalid data found .*\); it is damaged or incomplete, so copy it again$/m,
  ],
];

export function putOddFilms(folder) {
  const put = (title, content) => writeFileSync(path.join(folder, `${title} (2001).mp4`), content);
  for (const title of ODD_TITLES) put(title, `the film ${title}`);
  put(EMPTY, '');
  put(DAMAGED, 'the start of a film');
  symlinkSync('.', path.join(folder, 'round'));
}

const ANSWER = JSON.stringify({
  streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', pix_fmt: 'yuv420p', width: 1280, height: 720 }],
  format: { format_name: 'mov,mp4,m4a,3gp,3g2,mj2', duration: '5400' },
});

/**
 * Writes a replacement for ffprobe, which succeeds for every invented film except the damaged one. @returns its path
 */
export function putProbe(folder) {
  const file = path.join(folder, 'ffprobe');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh
for last; do :; done
case "$last" in
  *'${DAMAGED}'*) echo "$last: Invalid data found when processing input" >&2; exit 1 ;;
esac
echo '${ANSWER}'
`,
  );
  chmodSync(file, 0o755);
  return file;
}
