import { CLIP } from './clip.mjs';

/** Returns [left, right] as a WAV file: 16 bit, stereo, at the sample rate of the clips. */
export function wavOf([left, right]) {
  const { length } = left;
  const body = Buffer.alloc(length * 4);
  for (let i = 0; i < length; i += 1) {
    body.writeInt16LE(Math.round(left[i] * 32767), i * 4);
    body.writeInt16LE(Math.round(right[i] * 32767), i * 4 + 2);
  }
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + body.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(CLIP.sampleRate, 24);
  head.writeUInt32LE(CLIP.sampleRate * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(body.length, 40);
  return Buffer.concat([head, body]);
}
