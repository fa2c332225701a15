import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findByEnglish, shownTexts } from '../../__tests__/e2e/support/findByEnglish';
import { chooseLanguage } from '../../__tests__/e2e/support/said';
import { rightToLeft } from '../../__tests__/e2e/support/rightToLeft';

interface Use {
  viewport: { width: number; height: number };
  hasTouch?: boolean;
  isMobile?: boolean;
  contextOptions?: { forcedColors: 'active' };
  locale?: string;
}

/** A device or a browser setting in which the gallery shows every screen. */
export interface Look {
  name: string;
  use: Use;
  /** The most similar of the three widths that screens are designed for. */
  like: number;
  /** Whether the browser has all fonts of this machine. Tests have DejaVu Sans, which lacks the letters of many languages. */
  hasSystemFonts?: boolean;
  isTelevision?: boolean;
  /** Prepares the page before navigation. */
  prepare?: (page: Page) => Promise<unknown>;
}

const touch = { hasTouch: true, isMobile: true } as const;

/** Emulates the media features of a touch screen, because Chromium drops its own emulation on some pages. */
const byFinger = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const features = [
    { name: 'hover', value: 'none' },
    { name: 'pointer', value: 'coarse' },
  ];
  await session.send('Emulation.setEmulatedMedia', { features });
};

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Typical devices. The two smaller ones have touch input and overlay scroll bars. */
const DEVICES: readonly Look[] = [
  { name: 'phone', like: 390, use: { viewport: PHONE, ...touch }, prepare: byFinger },
  { name: 'tablet', like: 834, use: { viewport: { width: 834, height: 1112 }, ...touch }, prepare: byFinger },
  { name: 'laptop', like: 1440, use: { viewport: LAPTOP } },
];

const largeText = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });

/** Titles in Arabic and Hebrew, one of them with Latin letters. */
const RIGHT_TO_LEFT = ['قمر من ورق', 'הירח של הנייר 2: The Return', 'ليلة طويلة جدا في مدينة لا تنام أبدا'];

const rightToLeftTitles = (page: Page) =>
  page.route('**/api/{movies,series}/*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { results?: object[] };
    const results = body.results?.map((item, index) => ({
      ...item,
      title: `${RIGHT_TO_LEFT[index % RIGHT_TO_LEFT.length]} ${index + 1}`,
    }));
    await route.fulfill({ response, json: { ...body, ...(results && { results }) } });
  });

/** The layout for televisions, as a viewer chooses it in the settings. */
const asTelevision = (page: Page) =>
  page.addInitScript(() => {
    if (window === top && location.protocol.startsWith('http')) localStorage.setItem('kinora:screen', 'tv');
  });

const TELEVISION = { like: 1440, isTelevision: true, prepare: asTelevision };

/** Further looks, which run only by name: `npm run gallery -- --project forced-colours`. */
const FURTHER: readonly Look[] = [
  { name: 'small', like: 390, use: { viewport: { width: 320, height: 640 }, ...touch }, prepare: byFinger },
  { name: 'wide', like: 1440, use: { viewport: { width: 1920, height: 1080 } } },
  { name: 'tv', ...TELEVISION, use: { viewport: { width: 1920, height: 1080 } } },
  { name: 'tv-4k', ...TELEVISION, use: { viewport: { width: 3840, height: 2160 } } },
  { name: 'large-text', like: 1440, use: { viewport: LAPTOP }, prepare: largeText },
  { name: 'forced-colours', like: 1440, use: { viewport: LAPTOP, contextOptions: { forcedColors: 'active' } } },
  { name: 'right-to-left-titles', like: 390, use: { viewport: PHONE, ...touch }, prepare: rightToLeftTitles },
  { name: 'right-to-left', like: 1440, use: { viewport: LAPTOP }, prepare: rightToLeft },
  { name: 'right-to-left-phone', like: 390, use: { viewport: PHONE, ...touch }, prepare: rightToLeft },
];

/** Shows the page in a language of the interface. The screens are found by their English texts. */
const speak = (code: string) => async (page: Page) => {
  findByEnglish(page, shownTexts(code));
  await chooseLanguage(page, code);
};

const CODES = readdirSync(join(__dirname, '../../translations'))
  .filter((name) => name.endsWith('.po'))
  .map((name) => name.slice(0, -'.po'.length));

/** Each language of the interface: `npm run gallery -- --project ar --project ar-phone`. */
const LANGUAGES: readonly Look[] = CODES.flatMap((code) => [
  { name: code, like: 1440, use: { viewport: LAPTOP, locale: code }, hasSystemFonts: true, prepare: speak(code) },
  {
    name: `${code}-phone`,
    like: 390,
    use: { viewport: PHONE, locale: code, ...touch },
    hasSystemFonts: true,
    prepare: speak(code),
  },
]);

export const LOOKS: readonly Look[] = [...DEVICES, ...FURTHER, ...LANGUAGES];
