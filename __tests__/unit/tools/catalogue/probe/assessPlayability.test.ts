import { guess, assessPlayability } from '@tools/catalogue/probe/assessPlayability';
import type { ProbeResult, VideoStream } from '@tools/catalogue/probe/probeResult';
import { readLanguageTag, readProbe } from '@tools/catalogue/probe/probeFile';
import fc from 'fast-check';
import { RUNS } from '@tests/runs';

const H264: VideoStream = {
  index: 0,
  codec: 'h264',
  profile: 'High',
  pixelFormat: 'yuv420p',
  width: 1920,
  height: 800,
};

const probed = (format: string, video: Partial<VideoStream> | null, sound: string | null): ProbeResult => ({
  format,
  duration: 60,
  video: video && { ...H264, ...video },
  audio: sound === null ? [] : [{ index: 1, codec: sound, channels: 2, language: null, title: null }],
  subtitles: [],
  chapters: [],
});
const MP4 = 'mov,mp4,m4a,3gp,3g2,mj2';
const MKV = 'matroska,webm';

it.each([
  ['mp4', probed(MP4, {}, 'aac'), 'as it is'],
  ['mp4', probed(MP4, {}, null), 'as it is'],
  // Firefox plays it without sound.
  ['m4v', probed(MP4, {}, 'mp3'), 'sound'],
  ['mp4', probed(MP4, {}, 'opus'), 'sound'],
  ['mp4', probed(MP4, {}, 'flac'), 'as it is'],
  ['mp4', probed(MP4, {}, 'alac'), 'sound'],
  ['mp4', probed(MP4, {}, 'eac3'), 'sound'],
  ['mp4', probed(MP4, {}, 'pcm_s16le'), 'sound'],
  ['mkv', probed(MKV, {}, 'mp3'), 'sound'],
  ['mkv', probed(MKV, {}, 'flac'), 'repack'],
  ['webm', probed(MKV, { codec: 'vp8' }, 'vorbis'), 'as it is'],
  ['webm', { ...probed(MKV, { codec: 'vp8' }, 'opus'), duration: null }, 'length'],
  ['mp4', { ...probed(MP4, {}, 'aac'), duration: null }, 'length'],
  ['mp4', { ...probed(MP4, {}, 'mp3'), duration: null }, 'sound'],
  ['webm', probed(MKV, { codec: 'vp9' }, 'opus'), 'as it is'],
  ['mkv', probed(MKV, {}, 'aac'), 'repack'],
  ['mov', probed(MP4, {}, 'aac'), 'repack'],
  ['mp4', probed(MP4, {}, 'ac3'), 'sound'],
  ['mkv', probed(MKV, {}, 'dts'), 'sound'],
  ['mp4', probed(MP4, { pixelFormat: 'yuv420p10le' }, 'aac'), 'encode'],
  ['mp4', probed(MP4, { pixelFormat: 'yuv444p' }, 'aac'), 'encode'],
  ['mkv', probed(MKV, { codec: 'hevc' }, 'aac'), 'encode'],
  ['avi', probed('avi', { codec: 'mpeg4' }, 'mp3'), 'encode'],
  ['mp3', probed('mp3', null, 'mp3'), 'never'],
])('%s: the necessary preparation', (extension, film, way) => {
  const verdict = assessPlayability(film, extension);
  expect(verdict.way).toBe(way);
  expect(verdict.reasons.length > 0).toBe(way !== 'as it is');
});

it('explains why audio that only some browsers play is not enough', () => {
  expect(assessPlayability(probed(MP4, {}, 'mp3'), 'mp4').reasons).toEqual([
    'its audio is MP3, which not every browser plays in MP4 files',
  ]);
});

it('guesses by the extension without other information', () => {
  expect(guess('mp4').way).toBe('as it is');
  expect(guess('mkv')).toEqual({ way: 'repack', reasons: ['browsers do not play MKV files'] });
});

it('reads the output of ffprobe, including rotated films and covers', () => {
  const streams = [
    { index: 0, codec_type: 'video', codec_name: 'mjpeg', disposition: { attached_pic: 1 } },
    {
      index: 1,
      codec_type: 'video',
      codec_name: 'h264',
      width: 1080,
      height: 1920,
      avg_frame_rate: '24000/1001',
      side_data_list: [{ rotation: -90 }],
    },
    { index: 2, codec_type: 'audio', codec_name: 'aac', channels: 6, tags: { language: 'ger', title: 'Kommentar' } },
  ];
  const chapters = [{ start_time: '12.5', tags: { title: 'The storm' } }, { start_time: 'soon' }];
  const read = readProbe(JSON.stringify({ streams, chapters, format: { format_name: MP4, duration: '61.04' } }));
  expect(read).toMatchObject({
    duration: 61.04,
    video: { index: 1, width: 1920, height: 1080, frameRate: 24000 / 1001 },
    audio: [{ language: 'de', title: 'Kommentar', channels: 6 }],
    chapters: [{ start: 12.5, title: 'The storm' }],
  });
});

it.each([
  ['0.025000', '0.000000', { delay: 0.025 }],
  ['1.425000', '1.400000', { delay: 0.025 }],
  ['0.000000', '0.000000', {}],
  [undefined, '0.000000', {}],
])('reads how much later a video at %s starts than its file at %s', (start, first, delay) => {
  const streams = [{ index: 0, codec_type: 'video', codec_name: 'h264', start_time: start }];
  const video = readProbe(JSON.stringify({ streams, format: { start_time: first } }))?.video;
  expect({ ...(video?.delay !== undefined && { delay: video.delay }) }).toEqual(delay);
});

it.each([
  ['pt_BR', 'pt-BR'],
  ['zh-Hant-TW', 'zh-Hant-TW'],
  ['ger', 'de'],
  ['und', null],
])('reads the language %s of a stream', (language, tag) => {
  expect(readLanguageTag(language)).toBe(tag);
});

it('reads anything without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(() => readProbe(text)).not.toThrow();
    }),
    { numRuns: RUNS },
  );
});
