import { csvLines } from '@/lib/csvLines';

const linesOf = (text: string) => csvLines(text).lines.map(({ line, cells }) => [line, cells.join('|').trim()]);

test.each([
  ['a,b\nc,d\n\ne,f', [1, 'a|b'], [2, 'c|d'], [4, 'e|f']],
  ['a,b\r\n"c\r\nc",d\r\ne,f', [1, 'a|b'], [2, 'c\r\nc|d'], [4, 'e|f']],
  ['a,b\rc,d', [1, 'a|b'], [2, 'c|d']],
  // Ends of both kinds: what parts them is guessed, and a line end may lie on both sides of the cut.
  ['\r\n\r1979', [3, '1979']],
])('each row of %j is in its line', (text, ...lines) => {
  expect(linesOf(text)).toEqual(lines);
});
