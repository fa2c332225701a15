/** Loads the module again, so that each test starts without activity. */
async function freshPage() {
  jest.resetModules();
  return (await import('@/lib/activityOrIdle')).onActivityOrIdle;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['pointermove', 'keydown', 'touchstart', 'scroll', 'storage'])(
  'a %s counts as first activity, once',
  async (sign) => {
    const onActivityOrIdle = await freshPage();
    const callback = jest.fn();
    onActivityOrIdle(callback);
    expect(callback).not.toHaveBeenCalled();

    const first = new Event(sign);
    window.dispatchEvent(first);
    window.dispatchEvent(new Event(sign));
    jest.runAllTimers();
    expect(callback.mock.calls).toEqual([[first]]);
  },
);

test('an idle page counts as first activity', async () => {
  const onActivityOrIdle = await freshPage();
  const callback = jest.fn();
  onActivityOrIdle(callback);

  jest.advanceTimersByTime(1100);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a late callback runs at once, and a canceled callback never runs', async () => {
  const onActivityOrIdle = await freshPage();
  const [taken, late] = [jest.fn(), jest.fn()];
  onActivityOrIdle(taken)();

  window.dispatchEvent(new Event('keydown'));
  onActivityOrIdle(late);
  expect(taken).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledTimes(1);
});
