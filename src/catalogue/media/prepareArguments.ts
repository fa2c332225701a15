import type { AudioStream, Probed } from '../probe/probed';
import type { Way } from '../probe/judge';

type Container = 'mp4' | 'webm';

/** The loudness that the web's players have agreed on; only what is encoded anyway is brought there. */
export const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
/** Stereo, for any encoder. */
export const NEW_SOUND = ['-b:a', '160k', '-ac', '2', '-ar', '48000'];

export const NEW_PICTURE = ['-c:v', 'libx264', '-crf', '20', '-preset', 'medium', '-pix_fmt', 'yuv420p'];

/** Even sizes, as 4:2:0 wants them; half pictures made whole. */
const NEW_SIZE = ['-vf', 'yadif=deint=interlaced,scale=trunc(iw/2)*2:trunc(ih/2)*2,setsar=1'];

/** Which sound is copied into a file of a kind, and what encodes any other. FLAC is too large to be copied. */
const CONTAINERS: Record<Container, { kept: readonly string[]; encoder: string; output: readonly string[] }> = {
  mp4: { kept: ['aac'], encoder: 'aac', output: ['-movflags', '+faststart', '-f', 'mp4'] },
  webm: { kept: ['opus', 'vorbis'], encoder: 'libopus', output: ['-f', 'webm'] },
};

/** A WebM that plays stays one: an MP4 cannot hold its picture everywhere. */
export const containerFor = (way: Way, extension: string): Container =>
  extension === 'webm' && (way === 'as it is' || way === 'length') ? 'webm' : 'mp4';

/** How a file is made that every browser plays: with one sound track, or none. */
export function prepareArguments(
  { way, container }: { way: Way; container: Container },
  { video }: Pick<Probed, 'video'>,
  audio: AudioStream | null,
): string[] {
  const { kept, encoder, output } = CONTAINERS[container];
  const keepsSound = audio !== null && kept.includes(audio.codec);
  return [
    ...['-map', `0:${video?.index ?? 'v:0'}`],
    ...(audio === null ? ['-an'] : ['-map', `0:${audio.index}`]),
    ...(way === 'encode' ? [...NEW_PICTURE, ...NEW_SIZE] : ['-c:v', 'copy']),
    ...(audio === null ? [] : keepsSound ? ['-c:a', 'copy'] : ['-c:a', encoder, ...NEW_SOUND, '-af', LOUDNESS]),
    ...['-sn', '-dn', '-map_metadata', '-1', ...output],
  ];
}
