import type { Locator, Page } from '@playwright/test';
import { IN_BOTH, variantsFor } from './support/extent';
import { holdApp } from './support/holdApp';
import { live, openBare } from './support/open';
import { listed } from './support/screens/screen';
import { expect, signInBefore, test } from './support/test';

/** An action on the prerendered screen before the app is interactive, and its result afterwards. */
interface EarlyAction {
  does: string;
  path: string;
  isSignedOut?: true;
  /** The only width of the action. Without it, the action is tested at both widths below. */
  at?: 390 | 1440;
  act: (page: Page) => Promise<void>;
  comes: (page: Page) => Promise<void>;
}

const press = (control: Locator) => control.click();

const latest = (page: Page) => page.getByRole('region', { name: 'Latest Releases' }).getByRole('list');

const scrolled = (page: Page) => latest(page).evaluate((row) => row.scrollLeft);

async function scroll(page: Page): Promise<number> {
  await latest(page).evaluate((row) => row.scrollTo({ left: 120, behavior: 'instant' }));
  return scrolled(page);
}

const EARLY_ACTIONS: EarlyAction[] = [
  {
    does: 'an address is typed',
    path: '',
    isSignedOut: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).pressSequentially('early@viewer.exampl');
    },
    comes: async (page) => {
      const field = page.getByRole('textbox', { name: 'Email' });
      await expect(field).toBeFocused();
      await page.keyboard.type('e');
      await expect(field).toHaveValue('early@viewer.example');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    },
  },
  {
    does: 'an address is sent',
    path: '',
    isSignedOut: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('early@viewer.example');
      await press(page.getByRole('button', { name: 'Get Started' }));
      expect(page.url()).not.toContain('early');
    },
    comes: (page) => expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible(),
  },
  {
    does: 'a question is opened',
    path: '',
    isSignedOut: true,
    act: (page) => press(page.getByRole('button', { name: 'What is Kinora?' })),
    comes: (page) => expect(page.getByRole('button', { name: 'What is Kinora?', expanded: true })).toBeVisible(),
  },
  {
    does: 'the account’s menu is opened',
    path: '',
    act: (page) => press(page.getByRole('button', { name: 'Account menu' })),
    comes: (page) => expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible(),
  },
  {
    does: 'the menu is opened',
    path: 'series',
    at: 390,
    act: (page) => press(page.getByRole('button', { name: 'Menu', exact: true })),
    comes: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'SERIES' })).toBeVisible(),
  },
  {
    does: 'a title of the hero is shown',
    path: '',
    act: (page) => press(page.getByRole('button', { name: 'Next' }).first()),
    comes: (page) => expect(page.getByRole('group', { name: 'Game of Thrones' })).toBeVisible(),
  },
  {
    does: 'HOME is pressed on home',
    path: '',
    at: 1440,
    act: (page) => press(page.getByRole('link', { name: 'HOME', exact: true })),
    comes: async (page) => {
      await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/kinora/');
    },
  },
  {
    does: 'the wordmark is pressed on a list',
    path: 'movies',
    act: (page) => press(page.getByRole('link', { name: 'Kinora, home' })),
    comes: async (page) => {
      await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/kinora/');
    },
  },
  {
    does: 'a genre is chosen',
    path: 'movies',
    act: (page) => press(page.getByText('Action', { exact: true })),
    comes: async (page) => {
      await expect(page).toHaveURL(/\?genre=28$/);
      await expect(page.getByRole('radio', { name: 'Action' })).toBeChecked();
    },
  },
  {
    does: 'the filters are opened',
    path: 'series',
    act: (page) => press(page.getByRole('button', { name: 'Filters' })),
    comes: (page) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  },
  {
    does: 'one goes back from a title',
    path: 'movie/1001',
    act: (page) => press(page.getByRole('button', { name: 'Home', exact: true })),
    comes: (page) => expect(page.getByRole('region', { name: 'Featured' })).toBeVisible(),
  },
  {
    does: 'words are typed and sent',
    path: 'search',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search for movies' }).fill('interstellar');
      await page.keyboard.press('Enter');
    },
    comes: async (page) => {
      await expect(page).toHaveURL(/q=interstellar/);
      await expect(page.getByRole('article', { name: 'Interstellar' }).first()).toBeVisible();
    },
  },
  {
    does: 'words are typed',
    path: 'search',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search for movies' }).pressSequentially('intertell');
      for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowLeft');
    },
    comes: async (page) => {
      const field = page.getByRole('combobox', { name: 'Search for movies' });
      await expect(field).toBeFocused();
      await page.keyboard.type('s');
      await expect(field).toHaveValue('interstell');
      await expect(page.getByRole('option', { name: /Interstellar/ }).first()).toBeVisible();
    },
  },
  {
    does: 'a link is gone to by keyboard',
    path: 'watchlist',
    act: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (let times = 0; times < 2; times += 1) await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Kinora, home' })).toBeFocused();
    },
    comes: (page) => expect(page.getByRole('link', { name: 'Kinora, home' })).toBeFocused(),
  },
  {
    does: 'a row is scrolled',
    path: '',
    at: 390,
    // The row may not have loaded completely.
    act: (page) => expect.poll(() => scroll(page)).toBeGreaterThan(100),
    comes: (page) => expect.poll(() => scrolled(page)).toBeGreaterThan(100),
  },
];

for (const [turn, { does, path, isSignedOut, at, act, comes }] of EARLY_ACTIONS.entries()) {
  const where = isSignedOut ? 'the landing' : `/${path}`;
  for (const width of at ? [at] : variantsFor([390, 1440], turn)) {
    test(`before the app is ready ${does} on ${where}, ${width} wide`, IN_BOTH, async ({ page, traffic }) => {
      // A page that the viewer leaves has not used all of its requests.
      traffic.allow(/./);
      await page.setViewportSize({ width, height: 850 });
      if (!isSignedOut) await signInBefore(page);
      const arrive = await holdApp(page);
      await openBare(page, `./${path}`, { waitUntil: 'commit' });
      await act(page);
      arrive();
      await live(page);
      await comes(page);
    });
  }
}

test('the watchlist page claims nothing about the list before it is known', async ({ page }) => {
  await signInBefore(page);
  await listed(page);
  const arrive = await holdApp(page);
  await openBare(page, './watchlist', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  await expect(page.locator('[data-waiting]').first()).toBeVisible();
  await expect(page.getByText('Your watchlist is empty')).toHaveCount(0);
  arrive();
  await live(page);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a title responds to a press before the rest of its page has loaded', async ({ page, traffic }) => {
  traffic.allow(/./);
  await signInBefore(page);
  let arrive: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/shell.*.html', async (route) => {
    await isTime;
    await route.continue();
  });
  await openBare(page, './movie/1001', { waitUntil: 'commit' });
  await press(page.getByRole('button', { name: 'Home', exact: true }));
  arrive();
  await live(page);
  await expect(page.getByRole('region', { name: 'Featured' })).toBeVisible();
});

/**
 * Focuses the search field during React's first render, before the first commit. A timer would fire after the commit on a
 * machine that renders everything in one slice.
 */
const focusWhileRendering = () => {
  const native = Reflect.get(document, 'createElement') as (this: Document, name: string) => Element;
  let isRendering = false;
  const createElement = (name: string) => {
    if (name === 'header' && !isRendering) {
      isRendering = true;
      document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      document.documentElement.dataset.focused = String(window.kinora?.early?.page[0]?.isConnected);
    }
    return native.call(document, name);
  };
  Reflect.set(document, 'createElement', createElement);
};

test('a field that gets the focus while the app renders keeps the focus and the typed text', async ({ page }) => {
  await signInBefore(page);
  await page.addInitScript(focusWhileRendering);
  // This must work without the chunk that replays other events.
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/shell-extras.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  // The `load` event may wait for the chunk.
  await openBare(page, './search', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('combobox', { name: 'Search for movies' });
  await expect(page.locator('html[data-focused=true][data-app=live]')).toBeAttached();
  await expect(field).toBeFocused();
  await page.keyboard.type('interstellar');
  release();
  await live(page);
  await expect(field).toHaveValue('interstellar');
  await expect(page.getByRole('option', { name: /Interstellar/ }).first()).toBeVisible();
});
