import fc from 'fast-check';
import { previewCues, previewGrid, sheetsOf } from '@tools/catalogue/media/previews';
import { RUNS } from '@tests/runs';

it('takes one image every ten seconds, a hundred per sheet, and crops the last sheet', () => {
  const grid = previewGrid({ duration: 1130, width: 1920, height: 800 });
  expect(grid).toMatchObject({ interval: 10, width: 320, height: 134 });
  expect(sheetsOf(113, grid)).toEqual([
    { from: 0, columns: 10, rows: 10 },
    { from: 100, columns: 10, rows: 2 },
  ]);
  const cues = previewCues(113, 1130, grid, (sheet) => `film-${sheet}.jpg`);
  expect(cues).toContain('00:16:40.000 --> 00:16:50.000\nfilm-2.jpg#xywh=0,0,320,134');
  expect(cues).toContain('00:18:40.000 --> 00:18:50.000\nfilm-2.jpg#xywh=640,134,320,134');
});

it('keeps every cue within the film and its sheet', () => {
  const film = fc.record({
    duration: fc.double({ min: 2, max: 3000, noNaN: true }),
    width: fc.integer({ min: 0, max: 8000 }),
    height: fc.integer({ min: 0, max: 8000 }),
  });
  fc.assert(
    fc.property(film, (of) => {
      const grid = previewGrid(of);
      const count = Math.max(1, Math.floor(of.duration / grid.interval));
      const sheets = sheetsOf(count, grid);
      const places = [...previewCues(count, of.duration, grid, String).matchAll(/^(\d+)#xywh=(\d+),(\d+)/gm)];
      const outside = places.filter(([, sheet, x, y]) => {
        const { columns = 0, rows = 0 } = sheets[Number(sheet) - 1] ?? {};
        return Number(x) >= columns * grid.width || Number(y) >= rows * grid.height;
      });
      expect(outside).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
