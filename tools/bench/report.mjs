import { BUSY } from './calm.mjs';
import { judge } from './judge.mjs';
import { LINES } from './lines.mjs';

const HEAD = ['line', 'measured', 'spread', 'floor', 'ratio', 'at most', ''];

function markdown(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...others] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

/**
 * Prints the budget table.
 * @param results the figures of every run, by trial
 * @returns whether every figure is within its limit
 */
export function report(results) {
  const lines = LINES.filter(({ trial }) => trial in results).map((line) => judge(line, results));
  const over = lines.filter(({ isOver }) => isOver).length;
  const busy = Object.values(results).flatMap((runs) => runs.filter(({ noise }) => noise > BUSY)).length;
  console.log(markdown([HEAD, ...lines.map(({ cells, isOver }) => [...cells, isOver ? 'OVER' : 'ok'])]));
  if (busy > 0) console.log(`\nThe machine was busy in ${busy} of the runs, in all three attempts.`);
  console.log(`\n${lines.length - over} of ${lines.length} lines are within budget, ${over} are over.`);
  return over === 0;
}
