import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIP_FORMATS } from '../budgets.mjs';
import { SLIDES } from '../hero/slides.mjs';
import { PHASES } from './clip.mjs';
import { developFilm, encodeClip } from './encodeClip.mjs';
import { requireFfmpeg } from './ffmpeg.mjs';
import { openSet } from './film.mjs';
import { createSeamGauge } from './seam.mjs';
import { soundOf } from './sound.mjs';
import { wavOf } from './wav.mjs';

/** Renders and encodes the hero clips (all, or those of `slugs`). Reports how even the steps between frames are. */
export async function writeClips(out, slugs) {
  requireFfmpeg();
  let bytes = 0;
  const slides = SLIDES.filter(({ slug }) => !slugs || slugs.includes(slug));
  for (const slide of slides) {
    const room = await mkdtemp(join(tmpdir(), 'kinora-clip-'));
    try {
      const gauge = createSeamGauge();
      await writeFile(`${room}/sound.wav`, wavOf(soundOf(slide.slug)));
      await developFilm(shoot(slide, gauge), room);
      const sizes = [];
      for (const { extension, maxBytes } of CLIP_FORMATS)
        sizes.push(await encodeClip(room, `${out}hero/${slide.slug}.${extension}`, maxBytes));
      bytes += sizes.reduce((sum, size) => sum + size, 0);
      console.log(`clip ${slide.slug}: ${sizes.join(' + ')} bytes; ${gauge.report()}`);
    } finally {
      await rm(room, { recursive: true, force: true });
    }
  }
  console.log(`clips: ${slides.length}, ${Math.round(bytes / 1024)} KB`);
  return {};
}

async function* shoot(slide, gauge) {
  const shot = await openSet(slide);
  for (const phase of PHASES) {
    const frame = await shot(phase);
    gauge.see(frame);
    yield frame;
  }
}
