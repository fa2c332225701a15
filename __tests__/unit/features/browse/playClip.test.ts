import { playClip } from '@/features/browse/playClip';

const refusing = (name: string) =>
  Object.assign(document.createElement('video'), { play: () => Promise.reject(new DOMException('No', name)) });

/** Until the refusal has been dealt with. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each(['NotAllowedError', 'NotSupportedError'])('%s is logged, and the caller hears of it', async (name) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onRefused = jest.fn();

  playClip(refusing(name), 'preview', onRefused);
  await settle();

  expect(warn).toHaveBeenCalledWith('The preview cannot be played', expect.objectContaining({ name }));
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test('a clip that was stopped before it had started is no fault', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const onRefused = jest.fn();

  playClip(refusing('AbortError'), 'preview', onRefused);
  await settle();

  expect(warn).not.toHaveBeenCalled();
  expect(onRefused).not.toHaveBeenCalled();
});
