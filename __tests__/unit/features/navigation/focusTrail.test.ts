import { rememberMove } from '@/features/navigation/focusTrail';

function addButton() {
  const element = document.createElement('button');
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  document.body.append(element);
  return element;
}

/** Moves the focus as an arrow key does. */
function move(from: HTMLElement | undefined, to: HTMLElement) {
  rememberMove(from, to);
  to.focus();
}

/** Walks over new buttons by arrow keys. */
function walk() {
  const buttons = [addButton(), addButton(), addButton()] as const;
  for (const [index, button] of buttons.entries()) move(buttons[index - 1], button);
  return buttons;
}

/** Observers are called in a microtask. */
const afterObservers = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/movies');
});

/** Ends the trail, so that the observer does nothing when jsdom takes the page away. */
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
});

test('the focus returns to the last element that is still there', async () => {
  const [first, second, third] = walk();
  second.remove();
  third.remove();
  await afterObservers();
  expect(first).toHaveFocus();
});

test('elements that are not on the screen are left out', async () => {
  const [first, second, third] = walk();
  second.getBoundingClientRect = () => new DOMRect(0, -500, 100, 40);
  third.remove();
  await afterObservers();
  expect(first).toHaveFocus();
});

test('the focus stays where the page has put it', async () => {
  const [, , third] = walk();
  const other = addButton();
  third.remove();
  other.focus();
  await afterObservers();
  expect(other).toHaveFocus();
});

test('nothing gets the focus after a press elsewhere', async () => {
  const [, , third] = walk();
  window.dispatchEvent(new Event('pointerdown'));
  third.remove();
  await afterObservers();
  expect(document.body).toHaveFocus();
});

test('nothing gets the focus on another page', async () => {
  const [, , third] = walk();
  history.replaceState(null, '', '/series');
  third.remove();
  await afterObservers();
  expect(document.body).toHaveFocus();
});
