import { containerFor, prepareArguments } from '@tools/catalogue/media/prepareArguments';
import type { AudioStream } from '@tools/catalogue/probe/probeResult';
import type { Way } from '@tools/catalogue/probe/assessPlayability';

const sound = (codec: string): AudioStream => ({ index: 1, codec, channels: 2, language: null, title: null });

/** Returns the format of the prepared file and the encoder of its audio. */
function made(way: Way, extension: string, codec: string) {
  const container = containerFor(way, extension);
  const args = prepareArguments({ way, container }, { video: null }, sound(codec));
  expect(args[args.indexOf('-f') + 1]).toBe(container);
  return [container, args[args.indexOf('-c:a') + 1]];
}

test.each<[Way, string, string, string, string]>([
  ['repack', 'mkv', 'aac', 'mp4', 'copy'],
  ['repack', 'mkv', 'mp3', 'mp4', 'aac'],
  ['repack', 'mkv', 'flac', 'mp4', 'aac'],
  ['encode', 'avi', 'mp3', 'mp4', 'aac'],
  ['encode', 'mkv', 'aac', 'mp4', 'copy'],
  ['sound', 'mp4', 'opus', 'mp4', 'aac'],
  ['length', 'webm', 'opus', 'webm', 'copy'],
  ['as it is', 'webm', 'vorbis', 'webm', 'copy'],
  ['as it is', 'webm', 'aac', 'webm', 'libopus'],
  ['repack', 'webm', 'aac', 'mp4', 'copy'],
])('%s: a .%s with %s becomes %s with the audio encoder %s', (way, extension, codec, container, encoder) => {
  expect(made(way, extension, codec)).toEqual([container, encoder]);
});

describe('a video that starts later than the sound', () => {
  const args = (container: 'mp4' | 'webm', delay?: number, audio: AudioStream | null = sound('mp3')) => {
    const video = { index: 0, codec: 'h264', profile: '', pixelFormat: '', width: 320, height: 180 };
    return prepareArguments({ way: 'repack', container }, { video: { ...video, ...(delay && { delay }) } }, audio);
  };

  test('starts the output, so that the MP4 has no empty edit', () => {
    const made = args('mp4', 0.025);
    expect(made[made.indexOf('-output_ts_offset') + 1]).toBe('-0.025');
  });

  test.each([
    ['is no later', args('mp4')],
    ['is much later, so that sound would be lost', args('mp4', 0.5)],
    ['has no sound', args('mp4', 0.025, null)],
    ['stays a WebM', args('webm', 0.025)],
  ])('keeps its time if it %s', (_, made) => {
    expect(made).not.toContain('-output_ts_offset');
  });
});
