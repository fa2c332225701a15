import { writePng, writeText } from '../lib/encode.mjs';
import { BRAND } from './drawings.mjs';

/** Writes the sign, the favicon, the wordmark and the icons. */
export async function writeBrand(out) {
  const dir = `${out}brand/`;
  for (const name of ['mark', 'wordmark']) await writeText(`${dir}${name}.svg`, `${BRAND[name]()}\n`);
  await writePng(BRAND.favicon(), `${dir}favicon-32.png`, 32);
  await writePng(BRAND.mark(), `${dir}icon-192.png`, 192);
  await writePng(BRAND.mark(), `${dir}icon-512.png`, 512);
  await writePng(BRAND.maskable(), `${dir}maskable-512.png`, 512);
  await writePng(BRAND['apple-touch'](), `${dir}apple-touch-180.png`, 180);
  await writePng(BRAND.social(), `${dir}social-1200x630.png`, 1200, 630);
  console.log('brand: done');
}
