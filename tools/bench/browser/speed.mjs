/** The duration of each of the two loops. */
const LOOP_MS = 500;

/**
 * Runs in the page. Measures its speed with two loops like those of Lighthouse's benchmark index: one that creates much
 * garbage, and one that only copies.
 */
function benchmarkIndex(loopMs) {
  const perSecond = (once) => {
    const started = performance.now();
    let count = 0;
    while (performance.now() - started < loopMs) {
      once(count);
      count += 1;
    }
    return count / ((performance.now() - started) / 1000);
  };
  const strings = perSecond(() => {
    let text = '';
    for (let letter = 0; letter < 10_000; letter += 1) text += 'a';
    return text.length;
  });
  const arrays = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const copies = perSecond((turn) => {
    const [from, to] = turn % 2 === 0 ? arrays : [...arrays].reverse();
    for (let index = 0; index < from.length; index += 1) to[index] = from[index];
  });
  return (strings + copies) / 20;
}

/** Returns the speed of a page with CPU throttling. */
export async function speedOf(browser, slowdown) {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(benchmarkIndex, LOOP_MS / 2);
    return await page.evaluate(benchmarkIndex, LOOP_MS);
  } finally {
    await page.close();
  }
}
