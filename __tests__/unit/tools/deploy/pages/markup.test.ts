import fc from 'fast-check';
import { clip, dataScript, escapeMarkup, tag } from '@tools/deploy/pages/markup';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script><script>alert(1)</script>',
    '"><img onerror=x>',
    "' onload='x",
    '<!--',
    '日本語のとても長い題名',
    '🎬🍿',
  ),
);

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('escapes text between tags and in attributes', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      // The HTML parser replaces these characters.
      const plain = text.replaceAll(/[\0\r]/g, '');
      const { body } = parse(`<p>${escapeMarkup(plain)}</p>${tag('i', { title: `x${plain}` })}</i>`);
      expect(body.querySelector('p')?.textContent).toBe(plain);
      expect(body.querySelector('i')?.title).toBe(`x${plain}`);
      expect(body.querySelectorAll('*')).toHaveLength(2);
    }),
  );
});

test('script data never closes its element, and can be read back unchanged', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const scripts = parse(dataScript({ type: 'application/ld+json' }, { text })).querySelectorAll('script');
      expect(scripts).toHaveLength(1);
      expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ text });
    }),
  );
});

test('clipped text respects its limit and ends with a whole word', () => {
  expect(clip('one two three', 20)).toBe('one two three');
  expect(clip('A quiet film about patience, radio sets and soup', 30)).toBe('A quiet film about patience…');
  fc.assert(
    fc.property(hostile, fc.integer({ min: 2, max: 300 }), (text, max) => {
      expect(Array.from(clip(text, max)).length).toBeLessThanOrEqual(max);
    }),
  );
});
