/**
 * Makes the test films of the player with ffmpeg: color bars and a tone, twenty seconds, as small as possible. Run it
 * by hand, because its output is committed:
 *   node __tests__/support/films/make.mjs
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const at = (...parts) => path.join(folder, ...parts);
const ffmpeg = (...args) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args], { cwd: folder });

const SECONDS = 20;
const picture = (width, height) => [
  '-f',
  'lavfi',
  '-i',
  `smptebars=size=${width}x${height}:rate=4:duration=${SECONDS}`,
];
const TONE = ['-f', 'lavfi', '-i', `sine=frequency=220:sample_rate=8000:duration=${SECONDS}`];
const H264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '48', '-pix_fmt', 'yuv420p', '-g', '8', '-bf', '0'];
const AAC = ['-c:a', 'aac', '-b:a', '6k', '-ac', '1'];
/** Options for the same bytes from the same ffmpeg version. */
const EXACT = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact', '-map_metadata', '-1'];

for (const [name, width, height] of [
  ['small', 192, 108],
  ['large', 320, 180],
]) {
  const encoded = [...picture(width, height), ...TONE, ...H264, ...AAC, ...EXACT];
  ffmpeg(...encoded, '-movflags', '+faststart', `${name}.mp4`);
  mkdirSync(at('stream'), { recursive: true });
  ffmpeg(
    ...encoded,
    ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_flags', 'independent_segments+single_file', '-force_key_frames', 'expr:gte(t,n_forced*4)'],
    `stream/${name}.m3u8`,
  );
}

// A recording as browsers write it: the file states neither its length nor where its key frames are. It is long enough
// for the next episode to be offered before the end.
ffmpeg(
  ...['-f', 'lavfi', '-i', 'smptebars=size=64x36:rate=1:duration=620', '-c:v', 'libvpx', '-crf', '60', '-b:v', '4k'],
  ...['-g', '20', ...EXACT, '-f', 'webm', '-live', '1', 'recorded.webm'],
);

const variant = (name, width, height, bandwidth) =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height},CODECS="avc1.64000d,mp4a.40.2"\n${name}.m3u8`;
writeFileSync(
  at('stream/film.m3u8'),
  ['#EXTM3U', variant('small', 192, 108, 60_000), variant('large', 320, 180, 120_000), ''].join('\n'),
);

const clock = (seconds) => `00:00:${String(seconds).padStart(2, '0')}.000`;
const cues = (text, every) =>
  Array.from({ length: SECONDS / every }, (_, index) =>
    [`${clock(index * every)} --> ${clock((index + 1) * every)}`, text(index), ''].join('\n'),
  );
for (const [language, word] of [
  ['en', 'Line'],
  ['de', 'Zeile'],
]) {
  const lines = cues((index) => `${word} <i>${index + 1}</i>`, 5);
  writeFileSync(at(`film.${language}.vtt`), ['WEBVTT', '', ...lines].join('\n'));
}

ffmpeg(...picture(160, 90), '-vf', 'fps=1/5,tile=2x2', '-frames:v', '1', '-q:v', '20', 'previews.jpg');
const box = (index) => `${(index % 2) * 160},${Math.floor(index / 2) * 90},160,90`;
const pictures = cues((index) => `previews.jpg#xywh=${box(index)}`, 5);
writeFileSync(at('previews.vtt'), ['WEBVTT', '', ...pictures].join('\n'));

const files = ['small.mp4', 'large.mp4', 'stream/small.m4s', 'stream/large.m4s', 'recorded.webm', 'previews.jpg'];
for (const file of files) console.info(file, readFileSync(at(file)).length);
