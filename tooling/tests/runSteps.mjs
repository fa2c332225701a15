import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { totalPath } from './reports.mjs';

/** Runs one step, which is a name and a function. If other steps run in parallel, its output is printed at its end. */
async function runStep([name, step], env, isBeside) {
  const log = isBeside ? [] : undefined;
  if (!isBeside) console.log(`\n> ${name}`);
  const started = Date.now();
  const counts = await step(env, log);
  if (log) process.stdout.write(`\n> ${name}\n${log.join('')}`);
  return { name, ...counts, seconds: Math.round((Date.now() - started) / 1000) };
}

/** Runs steps one after the other. */
async function runLane(steps, env, isBeside) {
  const rows = [];
  for (const step of steps) rows.push(await runStep(step, env, isBeside));
  return rows;
}

/**
 * Runs all steps, even if some fail. Then prints how many checks passed and failed, and which were unsteady: they
 * failed at first and passed on a retry.
 * @param steps each a name and a function, or lists of steps that run in parallel
 * @param isStrict whether unsteady tests count as failures
 */
export async function runSteps(command, steps, { isStrict = false } = {}) {
  mkdirSync(dirname(totalPath(command)), { recursive: true });
  rmSync(totalPath(command), { force: true });
  const env = { CHROMIUM_PATH: findChromium() };
  const rows = [];
  for (const step of steps) {
    const lanes = typeof step[0] === 'string' ? [[step]] : step;
    const ran = await Promise.all(lanes.map((lane) => runLane(lane, env, lanes.length > 1)));
    rows.push(...ran.flat());
  }

  console.log('');
  for (const { name, passed, failed, failures, seconds } of rows) {
    console.log(
      `${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(15)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ''}(${seconds} s)`,
    );
    for (const failure of failures) console.log(`        ${failure}`);
  }
  const all = (key) => rows.flatMap((row) => row[key].map((test) => `${row.name}: ${test}`));
  const unsteady = all('unsteady');
  console.log(`\nUnsteady: ${unsteady.length}${unsteady.length ? ' (passed on a later try; fix the cause)' : ''}`);
  for (const test of unsteady) console.log(`        ${test}`);

  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const [passed, failed] = [total('passed'), total('failed')];
  writeFileSync(totalPath(command), JSON.stringify({ passed, failed, failures: all('failures'), unsteady }));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed || (isStrict && unsteady.length) ? 1 : 0;
}
