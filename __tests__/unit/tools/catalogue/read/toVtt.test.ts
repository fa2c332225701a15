import { toVtt } from '@tools/catalogue/read/toVtt';

/** Returns the cues of a file, each as `time text`. */
const cues = (text: string, frameRate: number | null = null) => {
  const [head, ...blocks] = toVtt(text, frameRate).text.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => block.trim()).filter((block) => block !== '');
};

const srt = (body: string) => `1\n00:00:01,000 --> 00:00:02,000\n${body}\n`;
const AT = '00:00:01.000 --> 00:00:02.000';

test('reads SubRip to the millisecond', () => {
  const text = '1\n00:00:01,023 --> 00:00:02,999\nOne\n\n2\n01:02:03,004 --> 01:02:04,000\nTwo\nlines\n';
  expect(toVtt(text)).toEqual({
    text: 'WEBVTT\n\n00:00:01.023 --> 00:00:02.999\nOne\n\n01:02:03.004 --> 01:02:04.000\nTwo\nlines\n',
    cues: 2,
    dropped: 0,
    isCut: false,
  });
});

test.each([
  ['Windows’ ends of lines', '1\r\n00:00:01,000 --> 00:00:02,000\r\nA\r\nB\r\n\r\n', 'A\nB'],
  ['the Mac’s old ones', '1\r00:00:01,000 --> 00:00:02,000\rA\r\r', 'A'],
  ['a mark of the order of bytes', `\ufeff${srt('A')}`, 'A'],
  ['no number', '00:00:01,000 --> 00:00:02,000\nA', 'A'],
  ['dots', '1\n00:00:01.000 --> 00:00:02.000\nA', 'A'],
  ['short times', '1\n0:0:1,0 --> 0:0:2,0\nA', 'A'],
  ['spaces within the times', '1\n00: 00: 01,000 --> 00: 00: 02 ,000\nA', 'A'],
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
  expect(cues(text)).toEqual([`${AT}\n${said}`]);
});

test.each([
  ['{\\an8}A', 'line:0'],
  ['{\\an7}A', 'line:0 align:left'],
  ['{\\an6}A', 'line:50% align:right'],
  ['{\\a6}A', 'line:0'],
])('keeps the position of %s', (text, settings) => {
  expect(cues(srt(text))).toEqual([`${AT} ${settings}\nA`]);
});

test('keeps hours above 99 and overlapping cues, and sorts cues', () => {
  const text =
    '1\n100:00:00,000 --> 100:00:01,000\nC\n\n2\n00:00:01,000 --> 00:00:09,000\nA\n\n3\n00:00:02,000 --> 00:00:03,000\nB\n';
  expect(cues(text).map((cue) => cue.replace('\n', ' '))).toEqual([
    '00:00:01.000 --> 00:00:09.000 A',
    '00:00:02.000 --> 00:00:03.000 B',
    '100:00:00.000 --> 100:00:01.000 C',
  ]);
});

test.each([
  ['an end before the start', '00:00:05,000 --> 00:00:04,000'],
  ['no time at all', '00:00:04,000 --> 00:00:04,000'],
  ['an end before the video starts', '-00:00:04,000 --> -00:00:01,000'],
  ['letters in a time', '00:00:xx,000 --> 00:00:04,000'],
  ['half a time', '00:00:04,000 -->'],
])('drops and counts %s', (_what, timing) => {
  const text = `${srt('A')}\n2\n${timing}\nbroken\n\n3\n00:00:05,000 --> 00:00:06,000\nC\n`;
  expect(toVtt(text)).toMatchObject({ cues: 2, dropped: 1 });
  expect(toVtt(text).text).not.toContain('broken');
});

test('reads a cue directly after another one', () => {
  const text =
    '1\n00:00:01,000 --> 00:00:02,000\nA\n2\n00:00:03,000 --> 00:00:04,000\nB\n3\n00:00:05,000 --> 00:00:06,000\nC';
  expect(cues(text).map((cue) => cue.split('\n').slice(1))).toEqual([['A'], ['B'], ['C']]);
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
  expect(cues(ASS + lines)).toEqual(said);
});

test('reads the columns of the older SubStation', () => {
  const text = '[Events]\nFormat: Marked, Start, End, Style, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,Default,A';
  expect(cues(text)).toEqual([`${AT}\nA`]);
});

test('cleans up WebVTT', () => {
  const text = [
    'WEBVTT - a title\nKind: captions',
    'NOTE\nA remark --> of someone',
    'STYLE\n::cue { color: red }',
    'REGION\nid:a',
    'an id\n00:01.000 --> 00:02.000 line:0 align:left region:a onclick:x\n<v Someone>A</v> <c.red>B</c> <00:00:01.500>C',
    '00:00:03.000 --> 00:00:02.000\nbroken',
  ].join('\n\n');
  expect(cues(text)).toEqual([`${AT} line:0 align:left\nA B C`]);
  expect(toVtt(text).dropped).toBe(1);
});

test.each(['', '\n\n', 'WEBVTT', '[Script Info]\n', 'Some words.\n'])('%j has no cue', (text) => {
  expect(toVtt(text)).toEqual({ text: 'WEBVTT\n', cues: 0, dropped: 0, isCut: false });
});

test('shows a cue that begins before the video from its start', () => {
  const start = '00:00:00.000 --> 00:00:02.000\nA';
  expect(cues('1\n-00:00:01,000 --> 00:00:02,000\nA\n')).toEqual([start]);
  expect(cues(`${ASS}Dialogue: 0,-0:00:01.00,0:00:02.00,Default,,0,0,0,,A`)).toEqual([start]);
});

test('recognizes a format by the content of the file', () => {
  const line = 'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,A';
  expect(cues(`\ufeff${ASS}${line}`)).toEqual([`${AT}\nA`]);
  expect(cues(line)).toEqual([`${AT}\nA`]);
  expect(cues(srt('Dialogue: A'))).toEqual([`${AT}\nDialogue: A`]);
  expect(cues(srt('[Events]'))).toEqual([`${AT}\n[Events]`]);
});

test.each([
  ['its own rate', '{1}{1}25\n{25}{50}A|/B', null],
  ['the rate of the video', '{50}{100}A|{y:i}B', 50],
  ['the rate of films', '{24}{48}{c:$0000ff}A|{Y:i}B', 24],
])('MicroDVD, with %s', (_what, text, frameRate) => {
  expect(cues(text, frameRate)).toEqual([`${AT}\nA\n<i>B</i>`]);
});

test('uses the rate of films for MicroDVD without a rate', () => {
  expect(cues('{24000}{24048}A')).toEqual(['00:16:41.000 --> 00:16:43.002\nA']);
});

test.each([
  ['MPL2', '[10][20]A|/B', 'A\n<i>B</i>'],
  ['SubViewer', '[INFORMATION]\n[TITLE]x\n[END INFORMATION]\n00:00:01.00,00:00:02.00\nA[br]B\n', 'A\nB'],
])('%s', (_what, text, said) => {
  expect(cues(text)).toEqual([`${AT}\n${said}`]);
});

test('shows a MicroDVD text without an end for a while, and counts one that ends too early', () => {
  expect(toVtt('{25}{}A\n{50}{40}B', 25)).toMatchObject({ cues: 1, dropped: 1 });
});

test('cuts a file that is too long, and reports it', () => {
  const cue = '1\n00:00:01,000 --> 00:00:02,000\nWords.\n\n';
  expect(toVtt(`${cue}${' '.repeat(8_000_000)}${cue}`)).toMatchObject({ cues: 1, isCut: true });
});

test.each(['->', '--->', '–>', '→'])('accepts %s between times', (arrow) => {
  expect(toVtt(`1\n00:00:01,000 ${arrow} 00:00:02,000\nOne -> two.\n`)).toMatchObject({
    text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne -&gt; two.\n',
    cues: 1,
  });
});
