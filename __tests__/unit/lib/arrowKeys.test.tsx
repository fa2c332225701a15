import { fireEvent, render, screen } from '@testing-library/react';
import { moveFocus } from '@/lib/arrowKeys';

/** Renders three buttons between which the arrow keys move. */
function renderButtons({ wrap }: { wrap: boolean }) {
  render(
    <div role="toolbar" onKeyDown={(event) => moveFocus(event, screen.getAllByRole('button'), { wrap })}>
      <button type="button">one</button>
      <button type="button">two</button>
      <button type="button">three</button>
    </div>,
  );
}

function press(key: string, name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  return { isHandled: !fireEvent.keyDown(button, { key }) };
}

test.each([
  ['ArrowRight', 'one', 'two'],
  ['ArrowDown', 'two', 'three'],
  ['ArrowLeft', 'three', 'two'],
  ['ArrowUp', 'two', 'one'],
  ['Home', 'three', 'one'],
  ['End', 'one', 'three'],
])('%s on %s moves to %s', (key, from, to) => {
  renderButtons({ wrap: false });

  const { isHandled } = press(key, from);

  expect(screen.getByRole('button', { name: to })).toHaveFocus();
  expect(isHandled).toBe(true);
});

test.each([
  ['ArrowRight', 'three', 'one'],
  ['ArrowLeft', 'one', 'three'],
])('with wrapping, %s on %s moves to %s', (key, from, to) => {
  renderButtons({ wrap: true });

  press(key, from);

  expect(screen.getByRole('button', { name: to })).toHaveFocus();
});

test.each([
  ['ArrowRight', 'three'],
  ['ArrowLeft', 'one'],
])('without wrapping, %s stays on %s', (key, name) => {
  renderButtons({ wrap: false });

  press(key, name);

  expect(screen.getByRole('button', { name })).toHaveFocus();
});

test.each([
  ['ArrowLeft', 'one', 'two'],
  ['ArrowRight', 'two', 'one'],
  ['ArrowDown', 'one', 'two'],
])('in a right-to-left page, %s on %s moves to %s', (key, from, to) => {
  renderButtons({ wrap: false });
  screen.getByRole('toolbar').style.direction = 'rtl';

  press(key, from);

  expect(screen.getByRole('button', { name: to })).toHaveFocus();
});

test.each(['Enter', ' ', 'Tab', 'a'])('%j is left to the browser', (key) => {
  renderButtons({ wrap: true });

  const { isHandled } = press(key, 'two');

  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus();
  expect(isHandled).toBe(false);
});

test('an arrow key does nothing if no item has the focus', () => {
  renderButtons({ wrap: true });

  fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowRight' });

  expect(document.body).toHaveFocus();
});
