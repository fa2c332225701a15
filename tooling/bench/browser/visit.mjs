import { PHONE, SLOW_4G } from './conditions.mjs';
import { launch } from './launch.mjs';
import { signIn } from './signIn.mjs';
import { watchNetwork } from './watchNetwork.mjs';
import { watchPage } from './watchPage.mjs';

/**
 * Opens a page as a first visitor's phone does, hands it over and closes the browser.
 * @param isSignedIn whether the visitor has signed in earlier
 * @param network how slow the line is; as fast as it can be where it is left out
 * @param cpu how many times slower than this machine; a phone's slow-down where it is left out
 * @param measure gets the page before it has gone anywhere, and gives the figures
 */
export async function visit(servers, { isSignedIn, network = SLOW_4G, cpu = servers.slowdown }, measure) {
  const browser = await launch(servers);
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    if (isSignedIn) await signIn(page);
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
