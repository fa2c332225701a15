/** Each test has a page of its own that nobody has stirred on. */
async function freshPage() {
  jest.resetModules();
  return (await import('@/lib/signOfLife')).onSignOfLife;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each(['pointermove', 'keydown', 'touchstart', 'scroll', 'storage'])(
  'a %s is a sign of life, and said once',
  async (sign) => {
    const onSignOfLife = await freshPage();
    const callback = jest.fn();
    onSignOfLife(callback);
    expect(callback).not.toHaveBeenCalled();

    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event(sign));
    jest.runAllTimers();
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test('a page that has come to rest is as good', async () => {
  const onSignOfLife = await freshPage();
  const callback = jest.fn();
  onSignOfLife(callback);

  jest.advanceTimersByTime(1100);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('who asks later is told at once, who takes it back is not', async () => {
  const onSignOfLife = await freshPage();
  const [taken, late] = [jest.fn(), jest.fn()];
  onSignOfLife(taken)();

  window.dispatchEvent(new Event('keydown'));
  onSignOfLife(late);
  expect(taken).not.toHaveBeenCalled();
  expect(late).toHaveBeenCalledTimes(1);
});
