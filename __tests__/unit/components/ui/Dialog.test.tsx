import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/components/ui/Dialog';

/** The box of the dialog, because jsdom has no layout. */
const BOX = new DOMRect(100, 100, 200, 200);
const INSIDE = { clientX: 110, clientY: 110 };
const BESIDE = { clientX: 20, clientY: 110 };

function renderDialogs() {
  const onOuterClose = jest.fn();
  const onInnerClose = jest.fn();
  render(
    <Dialog aria-label="outer" onClose={onOuterClose}>
      <p>some text</p>
      <Dialog aria-label="inner" onClose={onInnerClose}>
        <input type="file" aria-label="picture" />
      </Dialog>
    </Dialog>,
  );
  const [outer, inner] = ['outer', 'inner'].map((name) => screen.getByRole('dialog', { name }));
  if (!outer || !inner) throw new Error('Two dialogs were rendered');
  for (const dialog of [outer, inner]) {
    dialog.getBoundingClientRect = () => BOX;
  }
  return { outer, inner, onOuterClose, onInnerClose };
}

/** Presses at one point and releases at another. */
function drag(target: Element, from: typeof INSIDE, to: typeof INSIDE, clicked: Element = target) {
  fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, ...from }));
  fireEvent.click(clicked, to);
}

/** Dispatches `cancel` as browsers do: it bubbles from a file picker, and from a dialog only through React. */
const cancel = (target: Element) => {
  const bubbles = target instanceof HTMLInputElement;
  const event = createEvent('cancel', target, { bubbles, cancelable: true });
  fireEvent(target, event);
  return event;
};

test('Escape closes only the inner dialog', () => {
  const { inner, onOuterClose, onInnerClose } = renderDialogs();

  const event = cancel(inner);

  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onOuterClose).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(true);
});

test('a canceled file picker inside a dialog does not close the dialog', () => {
  const { onOuterClose, onInnerClose } = renderDialogs();

  cancel(screen.getByLabelText('picture'));

  expect(onInnerClose).not.toHaveBeenCalled();
  expect(onOuterClose).not.toHaveBeenCalled();
});

test('reports a dialog that the browser closes by itself', () => {
  const { outer, inner, onOuterClose, onInnerClose } = renderDialogs();

  fireEvent(inner, new Event('close'));
  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onOuterClose).not.toHaveBeenCalled();

  fireEvent(outer, new Event('close'));
  expect(onOuterClose).toHaveBeenCalledTimes(1);
});

test('a press on the backdrop closes its dialog', () => {
  const { inner, onOuterClose, onInnerClose } = renderDialogs();

  drag(inner, BESIDE, BESIDE);

  expect(onInnerClose).toHaveBeenCalledTimes(1);
  expect(onOuterClose).not.toHaveBeenCalled();
});

test.each([
  ['on the dialog’s own padding', INSIDE, INSIDE],
  ['that begins inside and ends beside it', INSIDE, BESIDE],
  ['that begins beside it and ends inside', BESIDE, INSIDE],
])('a press %s leaves the dialog open', (_name, from, to) => {
  const { outer, onOuterClose } = renderDialogs();

  drag(outer, from, to);

  expect(onOuterClose).not.toHaveBeenCalled();
});

test('a text selection from inside to outside leaves the dialog open', () => {
  const { outer, onOuterClose } = renderDialogs();

  drag(screen.getByText('some text'), INSIDE, BESIDE, outer);

  expect(onOuterClose).not.toHaveBeenCalled();
});
