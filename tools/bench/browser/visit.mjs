import { PHONE, SLOW_4G } from './conditions.mjs';
import { launch } from './launch.mjs';
import { keepLanguage } from './keepLanguage.mjs';
import { signIn } from './signIn.mjs';
import { watchNetwork } from './watchNetwork.mjs';
import { watchPage } from './watchPage.mjs';

/**
 * Opens a page as a phone does on a first visit, measures it and closes the browser.
 * @param isSignedIn whether the viewer has signed in before
 * @param language the language that the viewer has chosen before, if it is not English
 * @param network the emulated network, or null for none
 * @param viewport the size of a desktop's window, instead of the phone
 * @param cpu the CPU throttling rate, by default the one that emulates the phone
 * @param measure gets the page before any navigation, and returns the figures
 */
export async function visit(
  servers,
  { isSignedIn, language, viewport, network = SLOW_4G, cpu = servers.slowdown },
  measure,
) {
  servers.expectThrottle(network !== null);
  const browser = await launch(servers);
  try {
    const context = await browser.newContext(viewport ? { viewport, locale: PHONE.locale } : PHONE);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    if (isSignedIn) await signIn(page);
    if (language) await keepLanguage(page, language);
    const session = await context.newCDPSession(page);
    const watched = watchNetwork(session);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    if (network) await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await measure({ page, session, network: watched });
  } finally {
    await browser.close();
  }
}
