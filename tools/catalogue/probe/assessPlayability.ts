import type { AudioStream, ProbeResult, VideoStream } from './probeResult';

/**
 * The work that a file needs before browsers play it. A file without a length plays, but its seek bar does not work.
 */
export type Way = 'as it is' | 'length' | 'repack' | 'sound' | 'encode' | 'never';

export interface Verdict {
  way: Way;
  /** The reasons for the verdict. Empty if the file plays as it is. */
  reasons: string[];
}

const FORMAT_NAMES: Readonly<Record<string, string>> = {
  hevc: 'HEVC (H.265)',
  mpeg2video: 'MPEG-2',
  mpeg4: 'MPEG-4 Part 2 (DivX, Xvid)',
  msmpeg4v3: 'DivX 3',
  vc1: 'VC-1',
  wmv3: 'Windows Media',
  theora: 'Theora',
  mpeg1video: 'MPEG-1',
  prores: 'ProRes',
  mjpeg: 'Motion JPEG',
  flv1: 'Flash',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
  truehd: 'TrueHD',
  wmav2: 'Windows Media',
  mp2: 'MPEG Layer 2',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
  alac: 'Apple Lossless',
  vp8: 'VP8',
  h264: 'H.264',
};

const named = (codec: string): string =>
  FORMAT_NAMES[codec] ?? (codec.startsWith('pcm_') ? 'PCM' : codec === '' ? 'an unknown format' : codec);

/** Audio that Chromium, Firefox and Safari all play in MP4, and in WebM. */
const MP4_SOUND = ['aac', 'flac'];
const WEBM_SOUND = ['opus', 'vorbis'];
const WEBM_PICTURE = ['vp8', 'vp9', 'av1'];

/**
 * Returns why browsers cannot play the video. H.264 with eight bits and 4:2:0 plays everywhere. AV1 and VP9 play in
 * browsers that support them.
 */
function pictureFault({ codec, pixelFormat, profile }: VideoStream): string | null {
  if (codec === 'av1' || codec === 'vp9') return null;
  if (codec !== 'h264') return `its video is ${named(codec)}`;
  if (/10(le|be)|12(le|be)/.test(pixelFormat) || /\b10\b/.test(profile)) return 'its video is 10-bit H.264';
  return /^yuvj?420p$/.test(pixelFormat) || pixelFormat === '' ? null : `its video is H.264 in ${pixelFormat}`;
}

/** Firefox plays an MP4 with MP3 without sound. Safari plays Opus in MP4 only in its latest versions. */
const SILENT_SOMEWHERE = ['mp3', 'opus'];

const soundFault = (audio: AudioStream | undefined, playable: readonly string[]): string | null =>
  audio === undefined || playable.includes(audio.codec)
    ? null
    : `its audio is ${named(audio.codec)}${SILENT_SOMEWHERE.includes(audio.codec) ? ', which not every browser plays in MP4 files' : ''}`;

/** Returns the work that a probed file needs. */
export function assessPlayability(probed: ProbeResult, extension: string): Verdict {
  const { video, audio, format } = probed;
  if (video === null) return { way: 'never', reasons: ['it has no video'] };
  const isWebm = extension === 'webm' && format.includes('webm');
  if (isWebm && WEBM_PICTURE.includes(video.codec) && soundFault(audio[0], WEBM_SOUND) === null)
    return playable(probed);

  const picture = pictureFault(video);
  const sound = soundFault(audio[0], MP4_SOUND);
  const isMp4 = format.includes('mp4') && ['mp4', 'm4v'].includes(extension);
  const box = isMp4 ? null : `browsers do not play ${extension.toUpperCase()} files`;
  const reasons = [box, picture, sound].filter((reason) => reason !== null);
  if (picture !== null) return { way: 'encode', reasons };
  if (sound !== null) return { way: 'sound', reasons };
  return box === null ? playable(probed) : { way: 'repack', reasons };
}

/** Browsers record WebM without a length. The player then shows 0:00 and cannot seek. */
const playable = ({ duration }: ProbeResult): Verdict =>
  duration === null || duration === 0
    ? { way: 'length', reasons: ['it has no length, so its seek bar does not work'] }
    : { way: 'as it is', reasons: [] };

/** Returns a verdict by the extension, if ffprobe is missing. */
export function guess(extension: string): Verdict {
  if (['mp4', 'm4v', 'webm'].includes(extension)) return { way: 'as it is', reasons: [] };
  return { way: 'repack', reasons: [`browsers do not play ${extension.toUpperCase()} files`] };
}
