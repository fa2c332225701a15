import { createInterface } from 'node:readline/promises';

const isWatched = () => process.stdout.isTTY === true;
let shown = 0;

/** Prints a line that the next one overwrites. Prints nothing if there is no terminal. */
export function progress(line) {
  if (!isWatched()) return;
  const short = line.slice(0, Math.max(20, (process.stdout.columns ?? 80) - 1));
  process.stdout.write(`\r${short.padEnd(shown)}${short === '' ? '\r' : ''}`);
  shown = short.length;
}

export function say(line) {
  progress('');
  console.log(line);
}

/** Asks a question with the answers yes and no. Null if there is no terminal. */
export const ask =
  process.stdin.isTTY && process.stdout.isTTY
    ? async (question) => {
        const lines = createInterface({ input: process.stdin, output: process.stdout });
        const answer = await lines.question(`${question} [y/N] `);
        lines.close();
        return /^y(es)?$/i.test(answer.trim());
      }
    : null;
