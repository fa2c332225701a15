import { openBare } from './support/open';
import { expect, signInBefore, test } from './support/test';

for (const missing of ['canParse', 'popover']) {
  test(`without ${missing} the page names the supported browsers, and requests no app`, async ({ page, traffic }) => {
    await page.addInitScript((name) => {
      Reflect.deleteProperty(name === 'popover' ? HTMLElement.prototype : URL, name);
    }, missing);
    await signInBefore(page);
    await openBare(page, './movies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kinora needs a newer browser');
    await expect(page.getByText(/Chrome or Edge \d+, Firefox \d+, Safari \d+ or newer/)).toBeVisible();
    await traffic.settled(page);
    await expect(page.locator('script[src]')).toHaveCount(0);
  });
}
