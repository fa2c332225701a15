import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { signedOut } from '@/events/session';

/** RTK's checks of development time themselves, and warn on a busy machine; a test that counts warnings fell over it. */
test('how slow the machine is, is no warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const made = makeTestStore();
  await whenRestored(made);
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 50));

  made.store.dispatch(signedOut());

  expect(warn).not.toHaveBeenCalled();
});
