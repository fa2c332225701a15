import type { SubtitleFormat } from '@/catalogue/read/toVtt';
import { toVtt } from '@/catalogue/read/toVtt';

/** The cues of a file, each as `time text`. */
const cues = (text: string, format: SubtitleFormat) => {
  const [head, ...blocks] = toVtt(text, format).text.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => block.trim()).filter((block) => block !== '');
};

const srt = (body: string) => `1\n00:00:01,000 --> 00:00:02,000\n${body}\n`;
const AT = '00:00:01.000 --> 00:00:02.000';

test('SubRip, to the millisecond', () => {
  const text = '1\n00:00:01,023 --> 00:00:02,999\nOne\n\n2\n01:02:03,004 --> 01:02:04,000\nTwo\nlines\n';
  expect(toVtt(text, 'srt')).toEqual({
    text: 'WEBVTT\n\n00:00:01.023 --> 00:00:02.999\nOne\n\n01:02:03.004 --> 01:02:04.000\nTwo\nlines\n',
    cues: 2,
    dropped: 0,
  });
});

test.each([
  ['Windows’ ends of lines', '1\r\n00:00:01,000 --> 00:00:02,000\r\nA\r\nB\r\n\r\n', 'A\nB'],
  ['the Mac’s old ones', '1\r00:00:01,000 --> 00:00:02,000\rA\r\r', 'A'],
  ['a mark of the order of bytes', `\ufeff${srt('A')}`, 'A'],
  ['no number', '00:00:01,000 --> 00:00:02,000\nA', 'A'],
  ['dots', '1\n00:00:01.000 --> 00:00:02.000\nA', 'A'],
  ['short times', '1\n0:0:1,0 --> 0:0:2,0\nA', 'A'],
  ['no hours', '1\n00:01,000 --> 00:02,000\nA', 'A'],
  ['no space around the arrow', '1\n00:00:01,000-->00:00:02,000\nA', 'A'],
  ['places in pixels', '1\n00:00:01,000 --> 00:00:02,000 X1:10 X2:20 Y1:1 Y2:2\nA', 'A'],
  ['an empty line in a text', srt('A\n\nB'), 'A\nB'],
  ['a text that is a number', srt('1984'), '1984'],
  ['simple tags', srt('<i>A</i> <B>b</B> <u>c</u>'), '<i>A</i> <b>b</b> <u>c</u>'],
  ['other tags', srt('<font color="#ff0000">A</font><br/><script>x</script>'), 'Ax'],
  ['tags that cross', srt('<b><i>A</b>B</i>'), '<b><i>A</i></b>B'],
  ['a tag that stays open', srt('<i>A'), '<i>A</i>'],
  ['tags around nothing', `${srt('<i> </i>')}\n2\n00:00:01,000 --> 00:00:02,000\nA`, 'A'],
  ['an arrow in a text', srt('A --> B'), 'A --&gt; B'],
  ['signs with a meaning', srt('1 < 2 & 3 > 2, <3'), '1 &lt; 2 &amp; 3 &gt; 2, &lt;3'],
  ['what is escaped already', srt('A &amp; B'), 'A &amp; B'],
  ['signs of SubStation', srt('{\\i1}A{\\i0}{\\c&HFF&} B\\NC'), '<i>A</i> B\nC'],
  ['a remark in braces', srt('{sic} A'), '{sic} A'],
  ['marks of direction', srt('\u200fשלום\u200f.'), '\u200fשלום\u200f.'],
])('%s', (_what, text, said) => {
  expect(cues(text, 'srt')).toEqual([`${AT}\n${said}`]);
});

test.each([
  ['{\\an8}A', 'line:0'],
  ['{\\an7}A', 'line:0 align:left'],
  ['{\\an6}A', 'line:50% align:right'],
  ['{\\a6}A', 'line:0'],
])('%s keeps its place', (text, settings) => {
  expect(cues(srt(text), 'srt')).toEqual([`${AT} ${settings}\nA`]);
});

test('hours beyond 99, cues that overlap, and cues out of their order', () => {
  const text =
    '1\n100:00:00,000 --> 100:00:01,000\nC\n\n2\n00:00:01,000 --> 00:00:09,000\nA\n\n3\n00:00:02,000 --> 00:00:03,000\nB\n';
  expect(cues(text, 'srt').map((cue) => cue.replace('\n', ' '))).toEqual([
    '00:00:01.000 --> 00:00:09.000 A',
    '00:00:02.000 --> 00:00:03.000 B',
    '100:00:00.000 --> 100:00:01.000 C',
  ]);
});

test.each([
  ['an end before the start', '00:00:05,000 --> 00:00:04,000'],
  ['no time at all', '00:00:04,000 --> 00:00:04,000'],
  ['a time before the start', '-00:00:01,000 --> 00:00:04,000'],
  ['letters in a time', '00:00:xx,000 --> 00:00:04,000'],
  ['half a time', '00:00:04,000 -->'],
])('%s is dropped and counted', (_what, timing) => {
  const text = `${srt('A')}\n2\n${timing}\nbroken\n\n3\n00:00:05,000 --> 00:00:06,000\nC\n`;
  expect(toVtt(text, 'srt')).toMatchObject({ cues: 2, dropped: 1 });
  expect(toVtt(text, 'srt').text).not.toContain('broken');
});

test('a cue right behind another', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB\n3\n00:00:05,000 --> 00:00:06,000\nC';
  expect(cues(text, 'srt').map((cue) => cue.split('\n').slice(1))).toEqual([['A'], ['B'], ['C']]);
});

const ASS = `[Script Info]
Title: x

[V4+ Styles]
Format: Name, Fontname
Style: Default,Arial

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;

test.each([
  [
    'a text with a comma',
    'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,A, {\\b1}B{\\b0}\\NC',
    [`${AT}\nA, <b>B</b>\nC`],
  ],
  ['a place', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an8\\fs20}A', [`${AT} line:0\nA`]],
  ['a drawing', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0 l 10 10{\\p0}', []],
  ['a drawing with a text', 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\p1}m 0 0{\\p0}A', [`${AT}\nA`]],
  ['a remark', 'Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,A', []],
  [
    'one line in two layers',
    'Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,A\nDialogue: 1,0:00:01.00,0:00:02.00,B,,0,0,0,,{\\bord3}A',
    [`${AT}\nA`],
  ],
  ['a broken one', 'Dialogue: 0,0:00:02.00,0:00:01.00,Default,,0,0,0,,A', []],
])('SubStation: %s', (_what, lines, said) => {
  expect(cues(ASS + lines, 'ass')).toEqual(said);
});

test('the older SubStation has other columns', () => {
  const text = '[Events]\nFormat: Marked, Start, End, Style, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Default,A';
  expect(cues(text, 'ssa')).toEqual([`${AT}\nA`]);
});

test('WebVTT is tidied', () => {
  const text = [
    'WEBVTT - a title\nKind: captions',
    'NOTE\nA remark --> of someone',
    'STYLE\n::cue { color: red }',
    'REGION\nid:a',
    'an id\n00:01.000 --> 00:02.000 line:0 align:left region:a onclick:x\n<v Someone>A</v> <c.red>B</c> <00:00:01.500>C',
    '00:00:03.000 --> 00:00:02.000\nbroken',
  ].join('\n\n');
  expect(cues(text, 'vtt')).toEqual([`${AT} line:0 align:left\nA B C`]);
  expect(toVtt(text, 'vtt').dropped).toBe(1);
});

test.each(['srt', 'ass', 'ssa', 'vtt'] as const)('nothing is no cue: %s', (format) => {
  expect(toVtt('', format)).toEqual({ text: 'WEBVTT\n', cues: 0, dropped: 0 });
});
