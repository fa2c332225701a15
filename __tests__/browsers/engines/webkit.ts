import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key as Keys } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { EngineKind, Key } from './engine';
import { CLOSED, WINDOW } from './surroundings';

const KEYS: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

/** A screen that nobody sees, as WebKitGTK's browser has no mode without one. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said: unknown[] = await once(screen.stdio[3] ?? screen, 'data');
  return { display: `:${String(said[0]).trim()}`, stop: () => screen.kill() };
}

/** Debian's WebKitGTK in its own little browser, over WebDriver. */
export const webkit: EngineKind = {
  name: 'webkit',
  debianPackages: ['webkit2gtk-driver', 'xvfb'],
  start: async () => {
    const screen = await startScreen();
    const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...process.env, DISPLAY: screen.display })
      .build();
    const address = await service.start();
    return {
      newVisitor: async () => {
        const closed = `${CLOSED.host}:${CLOSED.port}`;
        const driver = await new Builder()
          .usingServer(address)
          .withCapabilities({
            browserName: 'MiniBrowser',
            proxy: { proxyType: 'manual', httpProxy: closed, sslProxy: closed, noProxy: ['localhost'] },
          })
          .build();
        return {
          // A window of its own, as its driver can bring no tab to the front.
          newTab: async () => {
            await driver.switchTo().newWindow('window');
            await driver
              .manage()
              .window()
              .setRect({ ...WINDOW, x: 0, y: 0 });
            const handle = await driver.getWindowHandle();
            const inTab = async () => {
              await driver.switchTo().window(handle);
              return driver;
            };
            return {
              open: async (url) => (await inTab()).get(url),
              evaluate: async (expression) => (await inTab()).executeScript(`return ${expression}`),
              click: async ({ x, y }) => (await inTab()).actions().move({ x, y, duration: 0 }).click().perform(),
              type: async (text) => (await inTab()).actions().sendKeys(text).perform(),
              press: async (key) => (await inTab()).actions().sendKeys(KEYS[key]).perform(),
            };
          },
          leave: () => driver.quit(),
        };
      },
      stop: async () => {
        await service.kill();
        screen.stop();
      },
    };
  },
};
