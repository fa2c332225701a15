import { visit } from './browser/visit.mjs';
import { launch } from './browser/launch.mjs';
import { PHONE_SPEED } from './browser/conditions.mjs';
import { speedOf } from './browser/speed.mjs';
import { calmly } from './calm.mjs';
import { LINES } from './lines.mjs';
import { ONLY, ROUNDS } from './options.mjs';
import { report } from './report.mjs';
import { startServers } from './server/start.mjs';
import { TRIALS } from './trials.mjs';

const asked = LINES.filter(({ trial }) => trial.includes(ONLY));
if (asked.length === 0) throw new Error(`Unknown trial '${ONLY}'. Choose one of: ${Object.keys(TRIALS).join(', ')}`);
const names = [...new Set(asked.flatMap(({ trial, floor = trial }) => [floor, trial]))];

const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

const rotated = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

/** Returns the figures of one trial in a list, or an empty list if the trial fails. */
async function tryOnce(name, servers) {
  const { measure, origin, path, ...conditions } = TRIALS[name];
  const url = servers.origins[origin] + path;
  try {
    const figures = await calmly(() => visit(servers, conditions, (opened) => measure(opened, url)));
    console.error(`${name}: ${JSON.stringify(figures, rounded)}`);
    return [figures];
  } catch (error) {
    console.error(`${name}: ${error.message.split('\n')[0]}`);
    return [];
  }
}

/**
 * The largest number of corrections of the throttling rate. The browser slows down less than the rate says, so the rate
 * is corrected by the measured speed.
 */
const CORRECTIONS = 10;

/** The difference to the phone's speed that is accepted. */
const TOLERANCE = 0.04;

/** Returns the throttling rate that makes this machine as slow as the phone. Rejects if no rate does. */
async function slowdownFor(servers) {
  const browser = await launch(servers);
  try {
    const speed = await speedOf(browser, 1);
    if (speed < PHONE_SPEED)
      throw new Error(`This machine is slower than the phone: ${speed.toFixed(0)} of ${PHONE_SPEED}`);
    let slowdown = 1;
    let slowed = speed;
    for (let turn = 0; Math.abs(slowed / PHONE_SPEED - 1) > TOLERANCE; turn += 1) {
      if (turn === CORRECTIONS)
        throw new Error(
          `No throttling rate makes this machine as fast as the phone: ${slowed.toFixed(0)} of ${PHONE_SPEED}`,
        );
      slowdown = Math.max(1, Number(((slowdown * slowed) / PHONE_SPEED).toFixed(2)));
      slowed = await speedOf(browser, slowdown);
    }
    console.log(
      `Speed of this machine: ${speed.toFixed(0)}; slowed down ${slowdown} times: ${slowed.toFixed(0)}; of the phone: ${PHONE_SPEED}.`,
    );
    return slowdown;
  } finally {
    await browser.close();
  }
}

const started = await startServers();
const servers = { ...started, slowdown: await slowdownFor(started) };
const results = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  console.error(`\nRound ${round + 1} of ${ROUNDS}`);
  for (const name of rotated(names, round)) results[name].push(...(await tryOnce(name, servers)));
}
servers.stop();

console.log('');
process.exitCode = report(results) ? 0 : 1;
