import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WebDriver } from 'selenium-webdriver';
import { Builder, Key as Keys } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { EngineKind, EngineTab, Key } from './engine';
import { CLOSED, WINDOW } from './surroundings';

const CLOSED_URL = `http://${CLOSED.host}:${CLOSED.port}`;

const KEYS: Record<Key, string> = { Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB };

/** Set in the environment, because MiniBrowser sometimes crashes if the driver sets the proxy. */
const NO_NETWORK = { http_proxy: CLOSED_URL, https_proxy: CLOSED_URL, no_proxy: 'localhost,127.0.0.1' };

/** Starts a virtual screen, because WebKitGTK's browser has no headless mode. */
async function startScreen() {
  const size = `${WINDOW.width}x${WINDOW.height}x24`;
  // Without `-noreset`, Xvfb restarts when its last window closes, and refuses new windows meanwhile.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-noreset', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said: unknown[] = await once(screen.stdio[3] ?? screen, 'data');
  return { display: `:${String(said[0]).trim()}`, stop: () => screen.kill() };
}

/** Opens a window for each tab, because the driver cannot bring a tab to the front. */
async function newTab(driver: WebDriver): Promise<EngineTab> {
  await driver.switchTo().newWindow('window');
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
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
}

/** Debian's WebKitGTK in MiniBrowser, driven over WebDriver. */
export const webkit: EngineKind = {
  name: 'webkit',
  // The codecs of most films are in GStreamer's libav plugin, which WebKitGTK only recommends.
  debianPackages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'],
  start: async () => {
    const screen = await startScreen();
    const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
      .setLoopback(true)
      .setEnvironment({ ...process.env, ...NO_NETWORK, DISPLAY: screen.display })
      .build();
    const address = await service.start();
    return {
      newVisitor: async () => {
        const driver = await new Builder()
          .usingServer(address)
          .withCapabilities({ browserName: 'MiniBrowser' })
          .build();
        return { newTab: () => newTab(driver), leave: () => driver.quit() };
      },
      stop: async () => {
        await service.kill();
        screen.stop();
      },
    };
  },
};
