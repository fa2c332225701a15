import { once } from '@/lib/once';

test('creates the value at the first call, and never again', () => {
  const make = jest.fn(() => ({ name: 'Projector' }));
  const projector = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(projector()).toBe(projector());
  expect(make).toHaveBeenCalledTimes(1);
});
