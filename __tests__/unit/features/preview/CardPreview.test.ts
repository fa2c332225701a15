import { previewBox } from '@/features/preview/CardPreview';

const ROOM = { left: 60, right: 1380, top: 72, bottom: 892 };

/** Returns the box of a card of 180 by 298 pixels with a poster of 270 pixels. */
const cardAt = (left: number, top: number) => ({ left, top, right: left + 180, bottom: top + 298 });

const POSTER = { width: 232, height: 500, pictureHeight: 348 };

const boxAt = (left: number, top: number, sizes = POSTER) => previewBox(cardAt(left, top), sizes, ROOM);

test('a poster grows around the card’s own poster', () => {
  expect(boxAt(600, 300)).toEqual({ left: 574, top: 261, originX: 116, originY: 174 });
});

test('a low image covers the card from above its top edge', () => {
  expect(boxAt(600, 300, { width: 300, height: 360, pictureHeight: 169 }).top).toBe(288);
});

test.each([
  ['first', 60, 60],
  ['last', 1200, 1148],
  ['cut off', 1350, 1148],
])('the %s card of a row grows inward', (_which, cardLeft, left) => {
  expect(boxAt(cardLeft, 300).left).toBe(left);
});

test('the box stays on the screen, below the header', () => {
  expect(boxAt(600, 640).top).toBe(392);
  expect(boxAt(600, -100).top).toBe(72);
});

test('a screen that is too low shows the upper part of the box', () => {
  expect(previewBox(cardAt(600, 300), POSTER, { ...ROOM, bottom: 400 }).top).toBe(72);
});
