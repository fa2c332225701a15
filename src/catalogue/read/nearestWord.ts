/** Returns the word that differs least from a mistyped one; undefined where none is near. */
export function nearestWord(word: string, words: Iterable<string>): string | undefined {
  // One mistake in three letters, and at most three.
  let best = Math.min(3, Math.round(word.length / 3)) + 1;
  let nearest: string | undefined;
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) >= best) continue;
    const distance = typoDistance(word, candidate);
    if (distance < best) [best, nearest] = [distance, candidate];
  }
  return nearest;
}

/** Counts the letters to add, drop, change or swap with their neighbor. */
function typoDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
