import { visit } from './browser/visit.mjs';
import { calmly } from './calm.mjs';
import { LINES } from './lines.mjs';
import { ONLY, ROUNDS } from './options.mjs';
import { report } from './report.mjs';
import { startServers } from './server/start.mjs';
import { TRIALS } from './trials.mjs';

const asked = LINES.filter(({ trial }) => trial.includes(ONLY));
if (asked.length === 0) throw new Error(`Nothing is called '${ONLY}'; know: ${Object.keys(TRIALS).join(', ')}`);
const names = [...new Set(asked.flatMap(({ trial, floor = trial }) => [floor, trial]))];

const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);

const rotated = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

/** The figures of one trial, or nothing where it does not come to its end. */
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

const servers = await startServers();
const results = Object.fromEntries(names.map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  console.error(`\nRound ${round + 1} of ${ROUNDS}`);
  const wanted = names.filter((name) => round === 0 || !TRIALS[name].isOnce);
  for (const name of rotated(wanted, round)) results[name].push(...(await tryOnce(name, servers)));
}
servers.stop();

console.log('');
process.exitCode = report(results) ? 0 : 1;
