import type { AudioStream, VideoStream } from '../probe/probeResult';

/** The heights of the qualities with their bit rates, in bits per second. */
const LADDER = [
  { height: 480, rate: 1_200_000 },
  { height: 720, rate: 2_800_000 },
  { height: 1080, rate: 5_000_000 },
];

const SEGMENT_SECONDS = 4;

export type Rung = (typeof LADDER)[number];

/**
 * Returns the qualities of a film: at least one, and none above its own. A wide film has fewer lines than its quality
 * says.
 */
export function rungsOf({ width, height }: Pick<VideoStream, 'width' | 'height'>): Rung[] {
  const lines = Math.max(height, Math.round((width * 9) / 16));
  const rungs = LADDER.filter((rung) => rung.height <= lines);
  const [lowest] = LADDER;
  return rungs.length > 0 || lowest === undefined ? rungs : [{ ...lowest, height: Math.max(2, lines - (lines % 2)) }];
}

/** Scales into the box of the quality. The film is never upscaled, because the box is not larger than the film. */
const fitted = ({ height }: Rung): string =>
  `scale=${2 * Math.round((height * 8) / 9)}:${height}:force_original_aspect_ratio=decrease:force_divisible_by=2`;

/** Returns the names of the files that an HLS stream consists of. All are in one folder. */
export const hlsFiles = (rungs: readonly Rung[]): string[] => [
  'master.m3u8',
  ...rungs.flatMap((_, index) => [`v${index}.m3u8`, `v${index}.mp4`]),
];

/**
 * Returns ffmpeg arguments for a master playlist and one file per quality, with key frames at segment starts. ffmpeg
 * must run in the output folder.
 */
export function hlsArguments(rungs: readonly Rung[], video: VideoStream, audio: AudioStream | null): string[] {
  const split = `[0:${video.index}]split=${rungs.length}${rungs.map((_, index) => `[s${index}]`).join('')}`;
  const scale = rungs.map((rung, index) => `[s${index}]${fitted(rung)},setsar=1,format=yuv420p[p${index}]`);
  return [
    ...['-filter_complex', [split, ...scale].join(';')],
    ...rungs.flatMap(({ rate }, index) => [
      ...['-map', `[p${index}]`, `-c:v:${index}`, 'libx264', `-b:v:${index}`, String(rate)],
      ...[`-maxrate:v:${index}`, String(rate * 1.2), `-bufsize:v:${index}`, String(rate * 2)],
    ]),
    ...rungs.flatMap(() => (audio === null ? [] : ['-map', `0:${audio.index}`])),
    ...(audio === null ? [] : ['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000']),
    ...['-preset', 'medium', '-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-f', 'hls', '-hls_time', String(SEGMENT_SECONDS)],
    ...['-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments+single_file'],
    ...['-hls_segment_filename', 'v%v.mp4', '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', rungs.map((_, index) => `v:${index}${audio === null ? '' : `,a:${index}`}`).join(' ')],
    'v%v.m3u8',
  ];
}
