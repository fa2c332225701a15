/** Words that may begin a line, but should not end one. */
const LEANING = new Set(['the', 'a', 'an', 'of', 'and', 'to', 'in', 'for', 'from', 'with', 'on', 'at', '&', 'is']);

/** Returns all ways to break words into exactly `count` lines. Titles are short, so there are few. */
function partitions(words, count) {
  if (count === 1) return [[words.join(' ')]];
  const all = [];
  for (let head = 1; head <= words.length - count + 1; head += 1) {
    for (const rest of partitions(words.slice(head), count - 1)) all.push([words.slice(0, head).join(' '), ...rest]);
  }
  return all;
}

/**
 * Returns the best break of a title into `count` lines: lines of even width, without a preposition at the end of a
 * line. `measure` returns the width of a line.
 */
export function breakLines(title, count, measure) {
  const words = title.split(/\s+/);
  if (count > words.length) return null;
  let best = null;
  for (const lines of partitions(words, count)) {
    const widths = lines.map(measure);
    const widest = Math.max(...widths);
    const hanging = lines
      .slice(0, -1)
      .filter((l) => LEANING.has(l.split(' ').at(-1).toLowerCase()) && l.includes(' ')).length;
    const cost = widest + hanging * widest * 0.12 + (widest - Math.min(...widths)) * 0.15;
    if (!best || cost < best.cost) best = { lines, cost };
  }
  return best.lines;
}

/**
 * Splits a title in two parts: 'Dune: Part Two' -> ['Dune', 'Part Two']. A dash has priority over a colon, so that
 * 'Mission: Impossible - Fallout' keeps its name whole. Without either, the second part is empty.
 */
export function splitTitle(title) {
  const match = title.match(/^(.{2,}?)\s+[–—-]\s+(.+)$/) ?? title.match(/^(.{2,}?):\s+(.+)$/);
  return match ? [match[1], match[2]] : [title, ''];
}
