/**
 * The delays of the comb filters, in samples at 48 kHz. `PASSES` are those of the all-pass filters, and `APART` is
 * added for the right channel.
 */
const COMBS = [1687, 1601, 2053, 2251, 1867, 2393];
const PASSES = [605, 480, 371];
const APART = 29;

function comb(input, out, delay, feedback) {
  const line = new Float32Array(delay);
  let [at, damped] = [0, 0];
  for (let i = 0; i < input.length; i += 1) {
    const y = line[at];
    damped = y * 0.72 + damped * 0.28;
    line[at] = input[i] + damped * feedback;
    out[i] += y;
    at = (at + 1) % delay;
  }
}

function allPass(samples, delay) {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const held = line[at];
    line[at] = samples[i] + held * 0.5;
    samples[i] = held - samples[i] * 0.5;
    at = (at + 1) % delay;
  }
}

/** Returns the reverberation of a small hall for [left, right]. */
export const roomOf = (channels) =>
  channels.map((input, ear) => {
    const out = new Float32Array(input.length);
    for (const delay of COMBS) comb(input, out, delay + ear * APART, 0.8);
    for (const delay of PASSES) allPass(out, delay + ear * APART);
    return out;
  });
