import type { BrowserContext } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { CLOSED, WINDOW } from './surroundings';
import type { EngineKind, EngineTab } from './engine';

/**
 * Resolves every name to this machine and sends other requests to a closed port. Puppeteer's profile disables the rest.
 */
const NO_NETWORK = {
  'network.proxy.type': 1,
  'network.proxy.http': CLOSED.host,
  'network.proxy.http_port': CLOSED.port,
  'network.proxy.ssl': CLOSED.host,
  'network.proxy.ssl_port': CLOSED.port,
  'network.dns.forceResolve': '127.0.0.1',
};

async function newTab(context: BrowserContext): Promise<EngineTab> {
  const page = await context.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
  };
}

/** Debian's Firefox without a window, driven over its own WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'firefox',
  debianPackages: ['firefox-esr'],
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      defaultViewport: WINDOW,
      extraPrefsFirefox: NO_NETWORK,
    });
    return {
      newVisitor: async () => {
        const context = await browser.createBrowserContext();
        return { newTab: () => newTab(context), leave: () => context.close() };
      },
      stop: () => browser.close(),
    };
  },
};
