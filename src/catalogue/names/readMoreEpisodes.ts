/** The letter before further episode numbers: `S01E02`, `1x02`. */
export type Tail = 'e' | 'x';

/** The maximum number of episodes in one file. A file with more is a whole season. */
const MOST = 50;

const NEXT: Record<Tail, RegExp> = {
  e: /^(?:([ ._]?-[ ._]?)|[ ._&+]{0,3}|[ ._](?:and|und|et|e|y)[ ._])(?:s\d{1,4}[ ._]?)?ep?(\d{1,4})(?!\d)/i,
  x: /^(?:(-)|[ ._&+]{0,3})(?:\d{1,2})?x(\d{2,3})(?!\d)/i,
};

/** Matches `-03` and `+03`, but not `-1080p` or `-12 Monkeys`. */
const BARE_NEXT = /^(?:(-)|\+)(\d{2,3})(?=$|[._[(\])]| - | ?[[(]| \d)/;

/** A name may follow the number if it is the next one: `4x13-14 Home`. */
const NEXT_IN_ROW = /^(-)(\d{2,3})(?= \p{L})/u;

/** Reads the episodes after the first one. `-E03` means all episodes up to 3, and `E03` means only episode 3. */
export function readMoreEpisodes(first: number, rest: string, tail: Tail): { numbers: number[]; behind: string } {
  const numbers = [first];
  let behind = rest;
  for (;;) {
    const last = numbers.at(-1) ?? first;
    const match = NEXT[tail].exec(behind) ?? BARE_NEXT.exec(behind) ?? nextInRow(behind, last);
    const next = Number(match?.[2]);
    if (match === null || next <= last || next - last >= MOST || numbers.length >= MOST) break;
    for (let number = match[1] === undefined ? next : last + 1; number <= next; number += 1) numbers.push(number);
    behind = behind.slice(match[0].length);
  }
  // `S01E02v2` is a corrected version of the same episode.
  return { numbers, behind: behind.replace(/^v\d(?!\d)/i, '') };
}

function nextInRow(behind: string, last: number): RegExpExecArray | null {
  const match = NEXT_IN_ROW.exec(behind);
  return Number(match?.[2]) === last + 1 ? match : null;
}
