import type { AudioStream, ProbeResult } from '../probe/probeResult';
import type { Way } from '../probe/assessPlayability';

type Container = 'mp4' | 'webm';

/** The usual loudness of web players. Applies only to audio that is encoded anyway. */
export const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
/** Stereo audio for any encoder. */
export const NEW_SOUND = ['-b:a', '160k', '-ac', '2', '-ar', '48000'];

export const NEW_PICTURE = ['-c:v', 'libx264', '-crf', '20', '-preset', 'medium', '-pix_fmt', 'yuv420p'];

/** Makes sizes even, because 4:2:0 requires it, and deinterlaces interlaced video. */
const NEW_SIZE = ['-vf', 'yadif=deint=interlaced,scale=trunc(iw/2)*2:trunc(ih/2)*2,setsar=1'];

/**
 * The audio codecs that each container keeps, and the encoder for all others. FLAC is encoded because it is too large.
 */
const CONTAINERS: Record<Container, { kept: readonly string[]; encoder: string; output: readonly string[] }> = {
  mp4: { kept: ['aac'], encoder: 'aac', output: ['-movflags', '+faststart', '-f', 'mp4'] },
  webm: { kept: ['opus', 'vorbis'], encoder: 'libopus', output: ['-f', 'webm'] },
};

/** Keeps a playable WebM as WebM, because not every browser plays its video codec in MP4. */
export const containerFor = (way: Way, extension: string): Container =>
  extension === 'webm' && (way === 'as it is' || way === 'length') ? 'webm' : 'mp4';

/**
 * The longest delay of the video that is cut off from the start of the sound, in seconds. Encoders cause short ones. An MP4
 * represents a delay by an empty edit, at which the player of WebKitGTK stops.
 */
const MAX_CUT = 0.1;

/** Returns ffmpeg arguments for a file that every browser plays, with one audio track or none. */
export function prepareArguments(
  { way, container }: { way: Way; container: Container },
  { video }: Pick<ProbeResult, 'video'>,
  audio: AudioStream | null,
): string[] {
  const { kept, encoder, output } = CONTAINERS[container];
  const { delay = 0 } = video ?? {};
  const isCut = container === 'mp4' && audio !== null && delay > 0 && delay <= MAX_CUT;
  const keepsSound = audio !== null && kept.includes(audio.codec);
  return [
    ...['-map', `0:${video?.index ?? 'v:0'}`],
    ...(audio === null ? ['-an'] : ['-map', `0:${audio.index}`]),
    ...(way === 'encode' ? [...NEW_PICTURE, ...NEW_SIZE] : ['-c:v', 'copy']),
    ...(audio === null ? [] : keepsSound ? ['-c:a', 'copy'] : ['-c:a', encoder, ...NEW_SOUND, '-af', LOUDNESS]),
    // The part of the sound before the start of the output is skipped.
    ...(isCut ? ['-output_ts_offset', `-${delay}`] : []),
    ...['-sn', '-dn', '-map_metadata', '-1', ...output],
  ];
}
