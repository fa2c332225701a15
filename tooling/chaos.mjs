import { parseArgs } from 'node:util';
import { runChaos } from './chaos/runChaos.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    actions: { type: 'string', default: '1000' },
  },
});
for (const [name, value] of Object.entries(values)) {
  if (/^[1-9]\d{0,8}$/.test(value)) continue;
  console.error(`--${name} must be a whole number from 1`);
  process.exit(1);
}

const { seed, seeds, actions } = values;
runChaos('monkey', { CHAOS_SEED: seed, CHAOS_SEEDS: seeds, CHAOS_ACTIONS: actions });
