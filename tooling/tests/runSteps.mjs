import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { totalPath } from './reports.mjs';

/** Runs one step after the other, whatever fails, and says at the end how many checks passed and failed. */
export async function runSteps(command, steps) {
  mkdirSync(dirname(totalPath(command)), { recursive: true });
  rmSync(totalPath(command), { force: true });
  const env = { CHROMIUM_PATH: findChromium() };
  const rows = [];
  for (const [name, step] of steps) {
    console.log(`\n> ${name}`);
    const started = Date.now();
    const counts = await step(env);
    rows.push({ name, ...counts, seconds: Math.round((Date.now() - started) / 1000) });
  }

  console.log('');
  for (const { name, passed, failed, seconds } of rows) {
    console.log(
      `${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(15)} ${String(passed).padStart(4)} passed ${failed ? `${failed} failed ` : ''}(${seconds} s)`,
    );
  }
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const [passed, failed] = [total('passed'), total('failed')];
  writeFileSync(totalPath(command), JSON.stringify({ passed, failed }));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
