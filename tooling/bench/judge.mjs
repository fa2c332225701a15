import { median } from './median.mjs';

/** How exactly a figure is told, and judged, by its unit. */
const DIGITS = { ms: 0, kB: 1, MB: 1, x: 2, '': 3 };

const told = (value, unit) => Number(value.toFixed(DIGITS[unit]));
const quantity = (value, unit) => `${told(value, unit).toLocaleString('en-US')} ${unit}`.trim();

/** What was measured in the median; undefined where no run came to its end. */
function medianOf(runs = [], figure) {
  return runs.length > 0 ? median(runs.map((run) => run[figure])) : undefined;
}

/** The least and the most that was measured. */
function spreadOf(runs, figure, unit) {
  const values = runs.map((run) => run[figure]);
  return [Math.min(...values), Math.max(...values)].map((value) => told(value, unit).toLocaleString('en-US')).join('–');
}

/**
 * One line of the budget table.
 * @param line of `lines.mjs`
 * @param results by trial, the figures of every run
 * @returns its cells, and whether it is over; one that was not measured is
 */
export function judge({ trial, figure, says, unit, floor, floorFigure = figure, limit }, results) {
  const name = `${trial}: ${says}`;
  const measured = medianOf(results[trial], figure);
  const beside = floor && medianOf(results[floor], floorFigure);
  if (measured === undefined || (floor && beside === undefined)) {
    return { cells: [name, 'not measured', '', '', '', ''], isOver: true };
  }
  const cells = [name, quantity(measured, unit), spreadOf(results[trial], figure, unit)];
  if (!floor) return { cells: [...cells, '', '', quantity(limit, unit)], isOver: told(measured, unit) > limit };
  const ratio = told(measured / beside, 'x');
  return { cells: [...cells, `${quantity(beside, unit)} (${floor})`, `${ratio}x`, `${limit}x`], isOver: ratio > limit };
}
