import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { evenBreaks, lettersOf, segmentsOf } from 'kinora-art/lettering/segments.mjs';
import { setSystemText } from 'kinora-art/lettering/setSystemText.mjs';
import { measureText } from 'kinora-art/lettering/systemText.mjs';
import { anyPosterSvg, hasLettering } from 'kinora-art/posters/anyPosterSvg.mjs';

const RUNS = Number(process.env.FC_RUNS ?? 200);
const root = fileURLToPath(new URL('../..', import.meta.url));
const BOX = { x: 80, y: 1000, width: 840, height: 360 };

const posterOf = (title, more) =>
  anyPosterSvg({ id: 'a', title, year: 1999, genreIds: [18], director: null, language: null, ...more });

/** Returns the texts of a drawing with their attributes. */
const textsOf = (svg) => [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, style, text]) => ({ style, text }));

/** Skips a test on a machine without fonts for these letters. */
const needs = async (letters) => ({
  skip: (await measureText(letters, null)) === null && `no font of this machine has ${letters}`,
});

/** Letters of several scripts, and signs at which a line must not be broken. */
const anyTitle = fc
  .array(fc.constantFrom(...'東京物語のスーパーッ「」、。！々기생충رسائلבופורมส์โกงमदरइंडियाÉmile Œ?!()“”…  -'), {
    maxLength: 60,
  })
  .map((letters) => letters.join(''));

test('the segments of a title are the title, and none begins with a closing sign', () => {
  fc.assert(
    fc.property(fc.oneof(anyTitle, fc.string({ unit: 'grapheme' })), (title) => {
      const segments = segmentsOf(title);
      assert.equal(segments.join(''), title);
      for (const segment of segments.slice(1)) assert.doesNotMatch(segment, /^[\s」、。！々ーッ?!)”…]/);
      for (const segment of segments.slice(0, -1)) assert.doesNotMatch(segment, /[「(“]$/);
    }),
    { numRuns: RUNS },
  );
});

test('no line ends within a letter, or within a word of joined letters', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      const segments = segmentsOf(title);
      assert.equal(segments.flatMap(lettersOf).join('|'), lettersOf(title).join('|'));
      segments.slice(1).forEach((segment, index) => {
        const joint = segments[index].slice(-1) + segment.slice(0, 1);
        assert.doesNotMatch(joint, /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Latin}\p{Script=Devanagari}]{2}$/u);
      });
    }),
    { numRuns: RUNS },
  );
});

test('a title without spaces is broken at its words', () => {
  assert.deepEqual(segmentsOf('東京物語'), ['東京', '物語']);
  assert.deepEqual(segmentsOf('ฉลาดเกมส์โกง'), ['ฉลาด', 'เกมส์', 'โกง']);
  assert.deepEqual(segmentsOf('رسائل البحر'), ['رسائل ', 'البحر']);
  assert.deepEqual(segmentsOf('봄 여름'), ['봄 ', '여름']);
  assert.ok(segmentsOf('ジ'.repeat(30)).length > 4);
});

test('lines are in order, have every segment once, and the best ones are even', () => {
  const widths = fc.array(fc.double({ min: 0.1, max: 20, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 1, max: 5 }), (list, count) => {
      const lines = evenBreaks(list, count);
      if (count > list.length) return assert.equal(lines, null);
      assert.equal(lines.length, count);
      assert.deepEqual(
        lines.flatMap(([from, to]) => list.slice(from, to)),
        list,
      );
      for (const [from, to] of lines) assert.ok(from < to);
    }),
    { numRuns: RUNS },
  );
  assert.deepEqual(evenBreaks([1, 1, 1, 1], 2), [
    [0, 2],
    [2, 4],
  ]);
  assert.deepEqual(evenBreaks([4, 1, 1, 2], 2), [
    [0, 1],
    [1, 4],
  ]);
});

test('a measured text stays within its box, however long it is', () => {
  const style = { direction: 'ltr' };
  const lengths = fc.array(fc.double({ min: 0.2, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(lengths, (list) => {
      const segments = list.map((width, index) => ({ text: `(${index})`, width, space: 0 }));
      const texts = textsOf(setSystemText({ segments, style, rise: 0.9, depth: 0.2 }, BOX, { fill: '#fff' }));
      assert.equal(texts.map(({ text }) => text).join(''), segments.map(({ text }) => text).join(''));
      for (const { style: attributes, text } of texts) {
        const [size, y] = ['font-size', 'y'].map((name) =>
          Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)[1]),
        );
        const width = [...text.matchAll(/\d+/g)].reduce((sum, [index]) => sum + list[index], 0);
        assert.ok(width * size <= BOX.width + 1);
        assert.ok(y - 0.9 * size >= BOX.y - 1 && y + 0.2 * size <= BOX.y + BOX.height + 1);
      }
    }),
    { numRuns: RUNS },
  );
});

test('the start of a right-to-left title is on the right', () => {
  const measured = { segments: [{ text: 'بحر', width: 2, space: 0 }], rise: 0.8, depth: 0.3 };
  const xOf = (direction, align) =>
    / x="(\d+)"/.exec(setSystemText({ ...measured, style: { direction } }, BOX, { fill: '#fff', align }))[1];
  assert.equal(xOf('rtl', 'start'), '920');
  assert.equal(xOf('rtl', 'end'), '80');
  assert.equal(xOf('ltr', 'start'), '80');
  assert.equal(xOf('rtl', 'middle'), '500');
});

test('the capitals of a Greek title have no accents', async () => {
  assert.equal(await posterOf('Πολίτικη Κουζίνα'), await posterOf('Πολιτικη Κουζινα'));
});

test('a Cyrillic title is set in a face of the posters', async () => {
  const svg = await posterOf('Броненосец Потёмкин', { director: 'Сергей Эйзенштейн' });
  assert.deepEqual(textsOf(svg), []);
  assert.ok(await hasLettering({ title: 'Броненосец Потёмкин', language: 'ru' }));
});

const RIGHT_TO_LEFT = ['رسائل البحر', 'בופור'];
for (const [title, language] of [
  ['東京物語', 'ja'],
  ['かもめ食堂', 'ja'],
  ['霸王别姬', 'zh'],
  ['기생충', 'ko'],
  ['رسائل البحر', 'ar'],
  ['בופור', 'he'],
  ['मदर इंडिया', 'hi'],
  ['ฉลาดเกมส์โกง', 'th'],
])
  test(`“${title}” is on its poster, in fonts of the machine`, await needs(title), async () => {
    const texts = textsOf(await posterOf(title, { language }));
    assert.ok(await hasLettering({ title, language }));
    assert.equal(
      texts
        .map(({ text }) => text)
        .join(' ')
        .replace(/^1999 ?| ?1999$/, ''),
      title,
    );
    for (const { style } of texts) {
      assert.ok(style.includes(`xml:lang="${language}"`));
      assert.ok(style.includes(`direction="${RIGHT_TO_LEFT.includes(title) ? 'rtl' : 'ltr'}"`));
      assert.doesNotMatch(style, /letter-spacing/);
    }
  });

test('the script of a title proves its language', await needs('のソ기'), async () => {
  assert.equal((await measureText('かもめ食堂', 'en')).style['xml:lang'], 'ja');
  assert.equal((await measureText('기생충', null)).style['xml:lang'], 'ko');
  assert.equal((await measureText('東京物語', '"><script>')).style['xml:lang'], undefined);
});

test('a title that is too long ends with an ellipsis', await needs('東京物語'), async () => {
  const { segments } = await measureText('東京物語'.repeat(500), 'ja');
  const text = segments.map((segment) => segment.text).join('');
  assert.match(text, /…$/);
  assert.ok(text.length < 60);
});

test('signs that mean something in SVG and emoji do not break the drawing', await needs('東京'), async () => {
  const [{ text }] = textsOf(await posterOf('東京 & 🎬 <3>', { year: null }));
  assert.equal(text, '東京 &amp; &lt;3&gt;');
});

test('the name of a director is shown in its own script', await needs('濱口'), async () => {
  assert.deepEqual(
    textsOf(await posterOf('Blue Rain', { director: '濱口竜介' })).map(({ text }) => text),
    ['1999 · 濱口竜介'],
  );
});

test('any title can be drawn', async () => {
  assert.match(await posterOf('constructor'), /^<svg/);
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyTitle, fc.string({ unit: 'binary', maxLength: 40 })), async (title) => {
      const svg = await posterOf(title);
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    }),
    { numRuns: Math.min(RUNS, 1000) },
  );
});

const empty = mkdtempSync(path.join(os.tmpdir(), 'no-fonts-'));
after(() => rmSync(empty, { recursive: true }));

test(
  'a machine without fonts draws no boxes, and says that the title is missing',
  { skip: process.platform !== 'linux' },
  () => {
    const settings = path.join(empty, 'fonts.conf');
    writeFileSync(settings, `<fontconfig><dir>${empty}</dir><cachedir>${empty}</cachedir></fontconfig>`);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['--input-type=module', '--eval'],
        `import { anyPosterSvg, hasLettering } from 'kinora-art/posters/anyPosterSvg.mjs';
      const text = { id: 'a', title: '東京物語', year: 1999, genreIds: [18], director: '小津安二郎', language: 'ja' };
      console.log(await hasLettering(text), (await anyPosterSvg(text)).includes('<text'));
      console.log(await hasLettering({ ...text, title: 'Blue Rain' }));`,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, FONTCONFIG_FILE: settings } },
    );
    assert.equal(stdout, 'false false\ntrue\n', stderr);
  },
);
