import { fileArgument } from '../probe/probeFile';
import type { ProbeResult } from '../probe/probeResult';
import { LOUDNESS, NEW_PICTURE, NEW_SOUND } from './prepareArguments';
import { extensionOf } from './sourceOf';

/** A part of a film and its ffprobe result. */
export interface FilmPart {
  file: string;
  probed: ProbeResult | null;
}

/**
 * Returns whether the parts can be read one after the other. ffmpeg silently drops parts that differ from the first.
 */
export function areAlike(parts: readonly FilmPart[]): boolean {
  const forms = parts.map(({ file, probed }) => {
    const { codec, profile, pixelFormat, width, height } = probed?.video ?? {};
    const sound = probed?.audio.map((audio) => [audio.codec, audio.channels]);
    return JSON.stringify([extensionOf(file), codec, profile, pixelFormat, width, height, sound]);
  });
  return new Set(forms).size < 2;
}

/** Describes the output of `joinArguments`: its first stream is the video, and its second stream is the audio. */
export const joinedProbe = (probed: ProbeResult): ProbeResult => ({
  ...probed,
  video: probed.video && { ...probed.video, index: 0 },
  audio: probed.audio.slice(0, 1).map((audio) => ({ ...audio, index: 1, codec: 'aac' })),
});

/**
 * Returns ffmpeg arguments that join different parts into one file. Each part is scaled to the size of the first, and
 * parts without audio get silence.
 */
export function joinArguments(parts: readonly FilmPart[], target: string): string[] {
  const { width = 0, height = 0 } = parts[0]?.probed?.video ?? {};
  const [wide, high] = [width - (width % 2), height - (height % 2)];
  const hasSound = (parts[0]?.probed?.audio.length ?? 0) > 0;
  // Silence is an input with its own duration, because ffmpeg 5 never ends if a filter cuts the silence.
  const silent = hasSound ? parts.filter(({ probed }) => probed?.audio.length === 0) : [];
  const chains = parts.flatMap((part, index) => {
    const sound = silent.includes(part) ? parts.length + silent.indexOf(part) : index;
    return [
      `[${index}:v:0]yadif=deint=interlaced,scale=${wide}:${high}:force_original_aspect_ratio=decrease,` +
        `pad=${wide}:${high}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p[v${index}]`,
      ...(hasSound ? [`[${sound}:a:0]aformat=sample_rates=48000:channel_layouts=stereo[a${index}]`] : []),
    ];
  });
  const labels = parts.map((_, index) => `[v${index}]${hasSound ? `[a${index}]` : ''}`).join('');
  const ends = hasSound ? `[v][j];[j]${LOUDNESS}[a]` : '[v]';
  const join = `${labels}concat=n=${parts.length}:v=1:a=${hasSound ? 1 : 0}${ends}`;
  return [
    ...parts.flatMap(({ file }) => ['-i', fileArgument(file)]),
    ...silent.flatMap(({ probed }) => ['-f', 'lavfi', '-t', String(probed?.duration ?? 0), '-i', 'anullsrc']),
    ...['-filter_complex', [...chains, join].join(';'), '-map', '[v]'],
    ...(hasSound ? ['-map', '[a]', '-c:a', 'aac', ...NEW_SOUND] : []),
    // Parts can have different frame rates. Without `-vsync vfr`, ffmpeg fills the gaps with a million frames per
    // second.
    ...NEW_PICTURE,
    ...['-vsync', 'vfr'],
    ...['-sn', '-dn', '-map_metadata', '-1', '-f', 'mp4', target],
  ];
}
