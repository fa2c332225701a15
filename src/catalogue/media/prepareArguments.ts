import type { AudioStream, Probed } from '../probe/probed';
import type { Way } from '../probe/judge';

/** The loudness that the web's players have agreed on; only what is encoded anyway is brought there. */
export const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11';
export const NEW_SOUND = ['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-ar', '48000'];

export const NEW_PICTURE = ['-c:v', 'libx264', '-crf', '20', '-preset', 'medium', '-pix_fmt', 'yuv420p'];

/** Even sizes, as 4:2:0 wants them; half pictures made whole. */
const NEW_SIZE = ['-vf', 'yadif=deint=interlaced,scale=trunc(iw/2)*2:trunc(ih/2)*2,setsar=1'];

const KEPT_SOUND = ['aac', 'mp3'];

/** How a file is made that every browser plays: with one sound track, or none. */
export function prepareArguments(way: Way, { video }: Pick<Probed, 'video'>, audio: AudioStream | null): string[] {
  const keepsSound = audio !== null && way !== 'sound' && KEPT_SOUND.includes(audio.codec);
  return [
    ...['-map', `0:${video?.index ?? 'v:0'}`],
    ...(audio === null ? ['-an'] : ['-map', `0:${audio.index}`]),
    ...(way === 'encode' ? [...NEW_PICTURE, ...NEW_SIZE] : ['-c:v', 'copy']),
    ...(audio === null ? [] : keepsSound ? ['-c:a', 'copy'] : [...NEW_SOUND, '-af', LOUDNESS]),
    ...['-sn', '-dn', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4'],
  ];
}
