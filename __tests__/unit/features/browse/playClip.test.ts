import { playClip } from '@/features/browse/playClip';

const refusing = (name: string) =>
  Object.assign(document.createElement('video'), { play: () => Promise.reject(new DOMException('No', name)) });

/** Waits until the rejection is handled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each(['NotAllowedError', 'NotSupportedError'])('%s is logged and reported to the caller', async (name) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onRefused = jest.fn();

  playClip(refusing(name), 'preview', onRefused);
  await settle();

  expect(warn).toHaveBeenCalledWith('The preview cannot be played', expect.objectContaining({ name }));
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a clip that is stopped before it starts is not an error', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onRefused = jest.fn();

  playClip(refusing('AbortError'), 'preview', onRefused);
  await settle();

  expect(warn).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});
