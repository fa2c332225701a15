import { signedOut } from '@/events';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';

/**
 * Guards against the development checks of Redux Toolkit, which measure themselves and warn on a busy machine. Tests
 * that count warnings failed because of them.
 */
test('a slow machine causes no warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const made = makeTestStore();
  await whenRestored(made);
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 50));

  made.store.dispatch(signedOut());

  expect(warn).not.toHaveBeenCalled();
});
