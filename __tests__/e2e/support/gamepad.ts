import type { Page } from '@playwright/test';

/** The indexes of the buttons in the standard mapping. */
export const BUTTON = { a: 0, b: 1, lb: 4, rb: 5, lt: 6, rt: 7, up: 12, down: 13, left: 14, right: 15 } as const;

/** Connects a simulated gamepad to the next page. */
export async function connectGamepad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pad = {
      index: 0,
      id: 'Simulated',
      connected: true,
      mapping: 'standard',
      timestamp: 0,
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
}

/** Holds a button for two frames, and waits until the page has seen that it is released. */
export async function pressButton(page: Page, button: keyof typeof BUTTON, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1)
    await page.evaluate(async (index) => {
      const { pad } = window as unknown as { pad: { buttons: { pressed: boolean; value: number }[] } };
      const frames = async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      };
      Object.assign(pad.buttons[index] ?? {}, { pressed: true, value: 1 });
      await frames();
      Object.assign(pad.buttons[index] ?? {}, { pressed: false, value: 0 });
      await frames();
    }, BUTTON[button]);
}

/** Moves the left stick and leaves it there. */
export const moveStick = (page: Page, x: number, y: number): Promise<void> =>
  page.evaluate(
    (axes) => {
      Object.assign((window as unknown as { pad: object }).pad, { axes });
    },
    [x, y, 0, 0],
  );
