import { deflateSync } from 'node:zlib';
import { open } from './support/open';
import { expect, signInBefore, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await signInBefore(page);
});

/** Returns a PNG of a single color. */
function png(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(data.length, 0);
    sizes.writeUInt32BE(crcOf(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('the profile is edited for the visit, takes a photo, checks a new password and signs out', async ({ page }) => {
  await open(page, './profile');

  await test.step('it is edited and saved', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
    for (const label of ['Movies', 'Series', 'Hours', 'AvgHours/Day']) {
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/Member since/)).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Ada Viewer')).toBeVisible();
  });

  await test.step('an image becomes the photo, and other files do not', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    const upload = page.getByLabel('Change photo');
    await upload.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toBeVisible();
    await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(600, 400) });
    await expect(page.getByRole('alert')).toHaveCount(0);
    const photo = page.getByRole('main').locator('img[src^="data:image/jpeg"]');
    await expect(photo).toBeVisible();
    expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      256, 256,
    ]);
  });

  await test.step('a password changes only when both entries match', async () => {
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
    await page.getByRole('button', { name: 'Change Password' }).click();
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await field('Current password').fill('anything');
    await field('New password').fill('one-password');
    await field('Confirm password').fill('another');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: "New passwords don't match!" })).toBeVisible();
    await field('Confirm password').fill('one-password');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(field('New password')).toHaveCount(0);
  });

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
});

test.describe('studio', () => {
  test('has its sections, its name from the tile, and a way back', async ({ page }) => {
    await open(page, './');
    await page.getByRole('region', { name: 'Studios' }).getByRole('link', { name: 'Warner Bros' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warner Bros' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Newly Added' }).getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('region', { name: 'Popular Shows' }).getByRole('article')).toHaveCount(6);
    const all = page.getByRole('region', { name: 'All Warner Bros Content' });
    await expect(all.getByRole('article', { name: /^Warner Bros / })).toHaveCount(6);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
  });

  test('takes its name from the address otherwise', async ({ page }) => {
    await open(page, './studio/blue-lamp-films');
    await expect(page.getByRole('heading', { level: 1, name: 'Blue Lamp Films' })).toBeVisible();
  });
});

test('the watch page has room for the player', async ({ page }) => {
  await open(page, './watch/1001');
  await expect(page.getByText('The movie player will be displayed here')).toBeVisible();
});
