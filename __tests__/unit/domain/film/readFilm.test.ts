import fc from 'fast-check';
import { readFilm } from '@/domain/film/readFilm';
import { RUNS } from '@tests/runs';

const SOURCE = { src: 'films/blue-rain.mp4' };

it('reads a full record', () => {
  const film = readFilm({
    sources: [{ ...SOURCE, type: 'video/mp4', height: 1080, label: 'Restored', language: 'en', sound: 'Commentary' }],
    subtitles: [{ src: 'films/blue-rain.de.vtt', srclang: 'de', label: 'Deutsch', kind: 'captions', default: true }],
    chapters: [{ start: 60 }, { start: 0, title: 'The harbour' }, { start: 0, title: 'Twice' }],
    previews: 'films/blue-rain.previews.vtt',
    duration: 6240.5,
    intro: { start: 12, end: 64 },
    credits: 6010,
  });
  expect(film).toEqual({
    sources: [
      {
        src: 'films/blue-rain.mp4',
        type: 'video/mp4',
        height: 1080,
        label: 'Restored',
        sound: { language: 'en', label: 'Commentary' },
      },
    ],
    subtitles: [
      {
        src: 'films/blue-rain.de.vtt',
        language: 'de',
        label: 'Deutsch',
        kind: 'captions',
        isDefault: true,
        isForced: false,
      },
    ],
    chapters: [
      { start: 0, name: 'The harbour' },
      { start: 60, name: 'Chapter 2' },
    ],
    previews: 'films/blue-rain.previews.vtt',
    duration: 6240.5,
    intro: { start: 12, end: 64 },
    creditsStart: 6010,
  });
});

it('returns null without a source at a valid URL', () => {
  expect(readFilm(null)).toBeNull();
  expect(readFilm({ sources: [] })).toBeNull();
  expect(readFilm({ sources: [{ src: 'javascript:alert(1)' }, { src: '../films/a.mp4' }, null, 'a.mp4'] })).toBeNull();
});

it('skips unusable parts, and keeps the rest', () => {
  const film = readFilm({
    sources: [{ src: 'data:video/mp4,x' }, SOURCE],
    subtitles: [{ src: 'a.vtt' }, { src: '/a.vtt', srclang: 'en' }, { src: 'a.vtt', srclang: 'a language' }],
    chapters: [{ start: -1 }, { start: Number.NaN }, { start: '3' }],
    intro: { start: 64, end: 12 },
    duration: 0,
  });
  expect(film).toEqual({
    sources: [{ ...SOURCE, type: null, height: null, label: null, sound: null }],
    subtitles: [],
    chapters: [],
    previews: null,
    duration: null,
    intro: null,
    creditsStart: null,
  });
});

it('reads any value without errors', () => {
  const anything = fc.record(
    {
      sources: fc.array(fc.anything()),
      subtitles: fc.anything(),
      chapters: fc.array(fc.record({ start: fc.double(), title: fc.anything() })),
      intro: fc.record({ start: fc.double(), end: fc.double() }),
      previews: fc.anything(),
    },
    { requiredKeys: ['sources'] },
  );
  fc.assert(
    fc.property(anything, (raw) => {
      const film = readFilm({ ...raw, sources: [...raw.sources, SOURCE] });
      expect(film?.sources.length).toBeGreaterThan(0);
      const starts = film?.chapters.map(({ start }) => start) ?? [];
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(film?.chapters.every(({ name }) => name !== '')).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
