async function freshPace() {
  jest.resetModules();
  return import('@/lib/pace');
}

test('a device is swift that starts the scripts within a few frames, all parts together', async () => {
  const { notePace, isSwift } = await freshPace();
  notePace(15);
  notePace(10);
  expect(isSwift()).toBe(true);
  notePace(40);
  expect(isSwift()).toBe(false);
});
