async function freshPace() {
  jest.resetModules();
  return import('@/lib/devicePerformance');
}

test('a device is fast if all scripts together start within a few frames', async () => {
  const { recordStartupCost, isFastDevice } = await freshPace();
  recordStartupCost(15);
  recordStartupCost(10);
  expect(isFastDevice()).toBe(true);
  recordStartupCost(40);
  expect(isFastDevice()).toBe(false);
});
