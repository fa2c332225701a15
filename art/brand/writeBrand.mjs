import { writePng, writeText } from '../lib/encode.mjs';
import { markSvg } from './markSvg.mjs';
import { socialSvg, wordmarkSvg } from './wordmarkSvg.mjs';

/** Writes the sign, the favicon, the wordmark and the icons. */
export async function writeBrand(out) {
  const dir = `${out}brand/`;
  await writeText(`${dir}mark.svg`, `${markSvg()}\n`);
  await writeText(`${dir}favicon.svg`, `${markSvg({ leaves: 3, scale: 1.04 })}\n`);
  await writeText(`${dir}wordmark.svg`, `${wordmarkSvg()}\n`);
  await writePng(markSvg(), `${dir}icon-192.png`, 192);
  await writePng(markSvg(), `${dir}icon-512.png`, 512);
  await writePng(markSvg({ shape: 'full', scale: 0.74 }), `${dir}maskable-512.png`, 512);
  await writePng(markSvg({ shape: 'full', scale: 0.86 }), `${dir}apple-touch-180.png`, 180);
  await writePng(socialSvg(), `${dir}social-1200x630.png`, 1200, 630);
  console.log('brand: done');
}
