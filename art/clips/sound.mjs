import { TAU } from '../lib/geometry.mjs';
import { createRandom } from '../lib/random.mjs';
import { CLIP } from './clip.mjs';
import { filterLoop, passFilter } from './filter.mjs';
import { loudness } from './loudness.mjs';
import { SOUNDS } from './sounds.mjs';

const LENGTH = CLIP.sampleRate * CLIP.seconds;

/** The loudness of every loop, in LUFS, and the limit of its peaks. */
export const TARGET = { loudness: -26, peak: 0.5 };

/** Returns the number of whole periods in the loop that is nearest to a frequency. */
const whole = (frequency) => Math.round(frequency * CLIP.seconds);

const swellAt = ([turns, depth, offset], i) => 1 - (depth * (1 - Math.cos(TAU * ((turns * i) / LENGTH + offset)))) / 2;

/** Adds a tone with overtones. Its two channels are one period apart, which makes a beat. */
function addTone(out, ear, frequency, { level, partials, swell }, phase) {
  const loud = Float64Array.from({ length: LENGTH }, (_, i) => swellAt(swell, i));
  partials.forEach((strength, n) => {
    const periods = whole(frequency * (n + 1)) + (ear ? 1 : 0) * (n % 2 ? -1 : 1);
    for (let i = 0; i < LENGTH; i += 1) {
      out[i] += level * strength * loud[i] * Math.sin(TAU * (((periods * i) / LENGTH) % 1) + phase + n);
    }
  });
}

function addNoise(out, random, { band, level, swell }) {
  const white = Float64Array.from({ length: LENGTH }, () => random.range(-1, 1));
  const coloured = filterLoop(filterLoop(white, passFilter('high', band[0])), passFilter('low', band[1]));
  const power = Math.sqrt(coloured.reduce((sum, s) => sum + s * s, 0) / LENGTH);
  for (let i = 0; i < LENGTH; i += 1) out[i] += (coloured[i] / power) * level * 0.5 * swellAt(swell, i);
}

/** Adds short taps that decay. A tap at the end of the loop continues at its beginning. */
function addDrops(out, random, { count, pitch, level }) {
  for (let n = 0; n < count; n += 1) {
    const [start, frequency, strength] = [random.int(0, LENGTH - 1), random.range(...pitch), random.range(0.3, 1)];
    for (let i = 0; i < 2400; i += 1) {
      out[(start + i) % LENGTH] +=
        level * strength * Math.exp(-i / 420) * Math.sin((TAU * frequency * i) / CLIP.sampleRate);
    }
  }
}

/** Returns the sound of a slide as [left, right]: a loop without a seam, at the target loudness. */
export function soundOf(slug) {
  const { tones, noise, drops } = SOUNDS[slug];
  const channels = [0, 1].map((ear) => {
    const random = createRandom(`sound ${slug} ${ear}`);
    const out = new Float64Array(LENGTH);
    tones.forEach((tone, n) =>
      tone.at.forEach((frequency, m) => addTone(out, ear, frequency, tone, n * 1.7 + m * 2.3)),
    );
    noise.forEach((band) => addNoise(out, random, band));
    addDrops(out, random, drops);
    return filterLoop(out, passFilter('high', 30));
  });
  const gain = 10 ** ((TARGET.loudness - loudness(channels)) / 20);
  const peak = gain * channels.reduce((top, c) => c.reduce((max, s) => Math.max(max, Math.abs(s)), top), 0);
  if (peak > TARGET.peak) throw new Error(`The sound of ${slug} peaks at ${peak.toFixed(2)}`);
  return channels.map((samples) => samples.map((s) => s * gain));
}
