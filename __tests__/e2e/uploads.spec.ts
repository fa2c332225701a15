import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { EXHAUSTIVE_ONLY } from './support/extent';
import { open, openBare } from './support/open';
import { expectToStand } from './support/stands';
import { expectPagesToStand, listed, storeBefore } from './support/storedBefore';
import { expect, test } from './support/test';

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Makes an image that is red on the left and blue on the right, before any rotation. */
const twoColours = (width = 1200, height = 800) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: BLUE } }, left: width / 2, top: 0 },
  ]);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.pwned = 1</script></svg>';
const HTML = '<!doctype html><img src="x" onerror="window.pwned = 1">';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const jpegOf = (bytes: string | Buffer, name = 'me.jpg', mimeType = 'image/jpeg'): Upload => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** Files that are no photo, and the message for each. */
const REFUSED: readonly (readonly [string, () => Upload | Promise<Upload>, RegExp])[] = [
  ['20 MB', () => jpegOf(Buffer.alloc(20 * 1024 * 1024, 0xff)), /larger than 10 MB/],
  ['0 bytes', () => jpegOf(''), /is empty/],
  ['a text called .png', () => jpegOf('no picture', 'me.png', 'image/png'), /cannot be read as/],
  ['HTML called .jpg', () => jpegOf(HTML), /cannot be read as/],
  ['an SVG with a script', () => jpegOf(SVG, 'me.svg', 'image/svg+xml'), /cannot be read as/],
  ['an SVG called .png', () => jpegOf(SVG, 'me.png', 'image/png'), /cannot be read as/],
  [
    'a PNG that unpacks to 225 megapixels',
    async () => jpegOf(await plain(15_000, 15_000).toColourspace('b-w').png().toBuffer(), 'me.png', 'image/png'),
    /more than 50 megapixels/,
  ],
  [
    'HEIC',
    () => jpegOf(Buffer.from('00000018667479706865696300000000', 'hex'), 'me.heic', 'image/heic'),
    /cannot be read as/,
  ],
  [
    'a JPEG that ends early',
    async () => jpegOf((await twoColours().jpeg().toBuffer()).subarray(0, 300)),
    /could not be read|cannot be read as/,
  ],
];

/** Photos, and the colors of their sides after the upload. */
const TAKEN: readonly (readonly [string, () => Promise<Upload>, string])[] = [
  ['as it lies', async () => jpegOf(await twoColours().jpeg().toBuffer()), 'red blue'],
  [
    'turned by its EXIF, with a place in it',
    async () =>
      jpegOf(
        await twoColours()
          .jpeg()
          .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
          .withMetadata({ orientation: 6 })
          .toBuffer(),
      ),
    'top red, bottom blue',
  ],
  ['in CMYK', async () => jpegOf(await twoColours().toColourspace('cmyk').jpeg().toBuffer()), 'red blue'],
  [
    'a GIF that moves',
    async () => {
      const frames = await Promise.all([RED, BLUE].map((colour) => plain(300, 300, colour).png().toBuffer()));
      const buffer = await sharp(frames, { join: { animated: true } })
        .gif({ delay: [50, 50] })
        .toBuffer();
      return jpegOf(buffer, 'me.gif', 'image/gif');
    },
    'red red',
  ],
  ['24 megapixels', async () => jpegOf(await twoColours(6000, 4000).jpeg().toBuffer()), 'red blue'],
];

const openEditor = async (page: Page) => {
  await open(page, './profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  return page.getByLabel('Change photo');
};

const photoOf = (page: Page) => page.getByRole('main').locator('img[src^="data:image/jpeg"]');

/** Returns the colors in the middle of the four sides. */
const coloursOf = (page: Page) =>
  photoOf(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 256;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    const [left, right, top, bottom] = [at(20, 128), at(236, 128), at(128, 20), at(128, 236)];
    return left === right && top !== bottom ? `top ${top}, bottom ${bottom}` : `${left} ${right}`;
  });

test('U1 a file that is no photo is refused with a message, and the photo stays', EXHAUSTIVE_ONLY, async ({ page }) => {
  test.setTimeout(120_000);
  await storeBefore(page, {});
  const upload = await openEditor(page);
  await upload.setInputFiles(jpegOf(await twoColours().jpeg().toBuffer()));
  await expect(photoOf(page)).toBeVisible();
  const before = await photoOf(page).getAttribute('src');
  for (const [form, make, words] of REFUSED) {
    await test.step(form, async () => {
      await upload.setInputFiles(await make());
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(photoOf(page)).toHaveAttribute('src', before ?? '');
      await expectToStand(page);
    });
  }
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test(
  'U1 a photo becomes a small square JPEG, which is upright and has no metadata of the file',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    test.setTimeout(120_000);
    await storeBefore(page, {});
    const upload = await openEditor(page);
    let before: string | null = null;
    for (const [form, make, colours] of TAKEN) {
      await test.step(form, async () => {
        await upload.setInputFiles(await make());
        await expect(photoOf(page)).not.toHaveAttribute('src', before ?? '');
        before = await photoOf(page).getAttribute('src');
        expect(await coloursOf(page)).toBe(colours);
        const bytes = Buffer.from(before?.split(',')[1] ?? '', 'base64');
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
        expect(bytes.length).toBeLessThan(60_000);
        expect(bytes.toString('latin1')).not.toMatch(/Exif|SECRET-PLACE/);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expectToStand(page);
      });
    }
  },
);

test(
  'U2 a photo lasts for the visit if storage is full, and takes nothing from the list',
  EXHAUSTIVE_ONLY,
  async ({ page }) => {
    await storeBefore(page, { movieWatchlist: JSON.stringify([{ id: 949, title: 'Heat' }]) });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const upload = await openEditor(page);
    await upload.setInputFiles(jpegOf(await twoColours().jpeg().toBuffer()));
    await expect(photoOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await expectPagesToStand(page);
    await expect(photoOf(page)).toBeVisible();
    expect(await listed(page)).toEqual(['Heat']);
  },
);

/** Emails that a viewer may type, and whether the form accepts them. */
const EMAILS: readonly (readonly [string, string, boolean])[] = [
  ['endless', `${'a'.repeat(100_000)}@viewer.example`, false],
  ['nothing but space', '   ', false],
  ['without a dot', 'a@b', false],
  ['with space in it', 'a b@viewer.example', false],
  ['markup', '<b>me</b>@viewer.example<img src=x onerror="window.pwned=1">', false],
  ['with space around', '  me@viewer.example  ', true],
  ['in letters of another script', 'ünî@bücher.example', true],
];

test(
  'U3 forms show errors at their fields, send nothing while composing, and leak no password',
  EXHAUSTIVE_ONLY,
  async ({ page, log, traffic }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await storeBefore(page, { 'kinora:auth': 'null' });
    await page.evaluate(() => localStorage.clear());

    for (const [form, text, goesOn] of EMAILS) {
      await test.step(form, async () => {
        await openBare(page, './config.json');
        await page.evaluate(() => localStorage.clear());
        await open(page, './');
        const field = page.getByRole('textbox', { name: 'Email' });
        await field.fill(text);
        await page.getByRole('button', { name: 'Get Started' }).click();
        if (goesOn) {
          await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
        } else {
          await expect(field).toHaveAttribute('aria-invalid', 'true');
          await expect(field).toHaveAccessibleDescription(/Email is required|Please enter a valid email/);
        }
        await expectToStand(page);
      });
    }

    await test.step('Enter while composing sends nothing', async () => {
      const password = page.getByRole('textbox', { name: 'Password' });
      await password.fill('c4nary-pass');
      await page.getByRole('textbox', { name: 'Email' }).focus();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
      await session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Process',
        code: 'Enter',
        windowsVirtualKeyCode: 229,
      });
      await session.send('Input.insertText', { text: '日本' });
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Signing In...' })).toHaveCount(0);
    });
    await test.step('a password stays in its field', async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill('me@viewer.example');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await traffic.settled(page);
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), location.href]),
      );
      for (const place of [kept, log.join('\n'), asked.join('\n')]) expect(place).not.toContain('c4nary-pass');
    });
    await expectToStand(page);
  },
);
