import { filterLoop } from './filter.mjs';

/** The filters of ITU-R BS.1770 at 48 kHz: a shelf for the effect of the head, and a high-pass filter. */
const HEAD = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const EAR = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** Returns the loudness of a loop over its whole length, in LUFS. */
export function loudness(channels) {
  const power = channels.reduce((sum, samples) => {
    const weighted = filterLoop(filterLoop(samples, HEAD), EAR);
    return sum + weighted.reduce((all, s) => all + s * s, 0) / weighted.length;
  }, 0);
  return -0.691 + 10 * Math.log10(power);
}
