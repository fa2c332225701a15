import { once, memoizeWeak } from '@/lib/memoize';

describe('once', () => {
  test('creates the value at the first call, and never again', () => {
    const make = jest.fn(() => ({ name: 'Projector' }));
    const projector = once(make);
    expect(make).not.toHaveBeenCalled();
    expect(projector()).toBe(projector());
    expect(make).toHaveBeenCalledTimes(1);
  });
});

describe('memoizeWeak', () => {
  test('computes once per object, even if the result is undefined', () => {
    const make = jest.fn(({ reels }: { reels: number }) => (reels === 0 ? undefined : reels * 2));
    const minutesOf = memoizeWeak(make);
    const [film, empty] = [{ reels: 5 }, { reels: 0 }];
    expect([minutesOf(film), minutesOf(film), minutesOf(empty), minutesOf(empty)]).toEqual([
      10,
      10,
      undefined,
      undefined,
    ]);
    expect(make).toHaveBeenCalledTimes(2);
    expect(minutesOf({ reels: 5 })).toBe(10);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
