import { fireEvent, render, screen } from '@testing-library/react';
import { CardGrid } from '@/components/media/CardGrid';
import { SpatialNavigation } from '@/components/media/SpatialNavigation';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { TitleRow } from '@/components/media/TitleRow';
import { buildTitle } from '@tests/builders';

const CARD = { width: 100, height: 180 };

/**
 * The positions of the cards on the screen: a row that is scrolled by half a card, and below it a grid of three
 * columns.
 */
const PLACES: Record<string, readonly [left: number, top: number]> = {
  'row 1': [-50, 0],
  'row 2': [60, 0],
  'row 3': [170, 0],
  'grid 1': [0, 300],
  'grid 2': [110, 300],
  'grid 3': [220, 300],
  'grid 4': [0, 500],
  'grid 5': [110, 500],
};

const items = (list: string) =>
  Object.keys(PLACES)
    .filter((name) => name.startsWith(list))
    .map((name, id) => (
      <li key={name}>
        <TitleCard
          title={buildTitle({ id, title: name })}
          opener={<TitleButton title={buildTitle({ title: name })} onPress={() => undefined} />}
          action={<button type="button">Add {name}</button>}
        />
        <a href="#details">Details of {name}</a>
      </li>
    ));

const opener = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  render(
    <>
      <SpatialNavigation />
      <TitleRow heading="Row">{items('row')}</TitleRow>
      <CardGrid columns={6}>{items('grid')}</CardGrid>
    </>,
  );
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left = 0, top = 0] = PLACES[this.getAttribute('aria-label') ?? ''] ?? [];
    return new DOMRect(left, top, CARD.width, CARD.height);
  });
});

/** @returns whether the handler prevented the default action */
function press(key: string, on: HTMLElement, modifiers = {}) {
  on.focus();
  return !fireEvent.keyDown(on, { key, ...modifiers });
}

test.each([
  ['ArrowRight', 'row 1', 'row 2'],
  ['ArrowLeft', 'row 3', 'row 2'],
  ['End', 'row 1', 'row 3'],
  ['Home', 'row 3', 'row 1'],
  ['ArrowRight', 'grid 1', 'grid 2'],
  ['End', 'grid 1', 'grid 3'],
  ['Home', 'grid 5', 'grid 4'],
])('%s on %s moves within its line to %s', (key, from, to) => {
  expect(press(key, opener(from))).toBe(true);
  expect(opener(to)).toHaveFocus();
});

test.each([
  ['ArrowDown', 'row 1', 'grid 1'],
  ['ArrowDown', 'row 3', 'grid 3'],
  ['ArrowDown', 'grid 2', 'grid 5'],
  ['ArrowDown', 'grid 3', 'grid 5'],
  ['ArrowUp', 'grid 5', 'grid 2'],
  ['ArrowUp', 'grid 3', 'row 3'],
])('%s on %s moves to the nearest visible card on the next line, %s', (key, from, to) => {
  expect(press(key, opener(from))).toBe(true);
  expect(opener(to)).toHaveFocus();
});

test.each([
  ['ArrowUp', 'row 2'],
  ['ArrowDown', 'grid 4'],
  ['ArrowLeft', 'row 1'],
  ['ArrowRight', 'grid 3'],
  ['Enter', 'row 2'],
])('%s on %s is left to the browser, because there is no card to move to', (key, name) => {
  expect(press(key, opener(name))).toBe(false);
  expect(opener(name)).toHaveFocus();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s, an arrow key is left to the browser', (modifier) => {
  expect(press('ArrowLeft', opener('row 2'), { [modifier]: true })).toBe(false);
  expect(opener('row 2')).toHaveFocus();
});

test.each(['Add row 2', 'Details of row 2'])('from %s the arrow keys move as from its card', (name) => {
  expect(press('ArrowRight', screen.getByText(name))).toBe(true);
  expect(opener('row 3')).toHaveFocus();
});
