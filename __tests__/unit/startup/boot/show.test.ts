import type { BootContext } from '@/startup/boot/screens';

/** Shows a screen with a large image that is still loading, and returns whether the scripts may load at once. */
async function mayScriptsLoad(controller: object | null): Promise<boolean> {
  jest.resetModules();
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  const [root, image] = [document.createElement('div'), document.createElement('img')];
  root.id = 'root';
  image.setAttribute('fetchpriority', 'high');
  image.src = '/hero.avif';
  document.body.replaceChildren(root, image);
  const { show, scriptLoadGate } = await import('@/startup/boot/show');
  // A screen that is painted already needs no templates of the page.
  const painted: Partial<BootContext> = {
    early: { page: [], events: [], firstCapture: Promise.resolve() },
    config: new Promise(() => undefined),
  };
  show(painted as BootContext, {});
  return Promise.race([
    scriptLoadGate.promise.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 0, false)),
  ]);
}

test('on a first visit the scripts wait for the largest image', async () => {
  expect(await mayScriptsLoad(null)).toBe(false);
});

test('on a visit with a service worker the scripts wait for nothing', async () => {
  expect(await mayScriptsLoad({})).toBe(true);
});
