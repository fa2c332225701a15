import { parseArgs } from 'node:util';

const today = () => new Date().toISOString().slice(0, 10);

/** Reads the options of the command: `--today 2026-01-15 --latency 0`, and the port from the environment. */
export function readOptions(args = process.argv.slice(2), env = process.env) {
  const { values } = parseArgs({
    args,
    options: { latency: { type: 'string', default: '40' }, today: { type: 'string', default: today() } },
  });
  const latency = Number(values.latency);
  if (!Number.isInteger(latency) || latency < 0) throw new Error('--latency must be a number of milliseconds');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(values.today) || Number.isNaN(Date.parse(values.today)))
    throw new Error('--today must be a date such as 2026-01-15');
  return { latency, today: values.today, port: Number(env.TMDB_PORT ?? 4380) };
}
