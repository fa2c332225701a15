import puppeteer from 'puppeteer-core';
import { CLOSED, WINDOW } from './surroundings';
import type { EngineKind } from './engine';

/** Everything but this machine is asked for at a port where nobody listens; puppeteer's own profile keeps the rest still. */
const NO_NETWORK = {
  'network.proxy.type': 1,
  'network.proxy.http': CLOSED.host,
  'network.proxy.http_port': CLOSED.port,
  'network.proxy.ssl': CLOSED.host,
  'network.proxy.ssl_port': CLOSED.port,
};

/** Debian's Firefox without a window, over WebDriver BiDi, which it speaks by itself. */
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
        return {
          newTab: async () => {
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
          },
          leave: () => context.close(),
        };
      },
      stop: () => browser.close(),
    };
  },
};
