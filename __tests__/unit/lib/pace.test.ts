async function freshPace() {
  jest.resetModules();
  return import('@/lib/pace');
}

test('a device is fast if all scripts together start within a few frames', async () => {
  const { notePace, isSwift } = await freshPace();
  notePace(15);
  notePace(10);
  expect(isSwift()).toBe(true);
  notePace(40);
  expect(isSwift()).toBe(false);
});
