import { median } from './median.mjs';

/** The number of digits for displaying and comparing a figure, by its unit. */
const DIGITS = { ms: 0, kB: 1, MB: 1, x: 2, '': 3 };

const told = (value, unit) => Number(value.toFixed(DIGITS[unit]));
const quantity = (value, unit) => `${told(value, unit).toLocaleString('en-US')} ${unit}`.trim();

/** Returns the median of a figure, or undefined if no run finished. */
function medianOf(runs = [], figure) {
  return runs.length > 0 ? median(runs.map((run) => run[figure])) : undefined;
}

/** Returns the minimum and the maximum of a figure. */
function spreadOf(runs, figure, unit) {
  const values = runs.map((run) => run[figure]);
  return [Math.min(...values), Math.max(...values)].map((value) => told(value, unit).toLocaleString('en-US')).join('–');
}

/**
 * Returns one line of the budget table.
 * @param line an entry of `LINES` in `lines.mjs`
 * @param results the figures of every run, by trial
 * @returns the cells, and whether the figure exceeds its limit. A missing measurement counts as exceeding it
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
