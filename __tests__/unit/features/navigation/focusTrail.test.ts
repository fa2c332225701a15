import { rememberMove } from '@/features/navigation/focusTrail';

const button = (name: string) => {
  const element = document.createElement('button');
  element.textContent = name;
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  document.body.append(element);
  return element;
};

/** Moves the focus as an arrow key does. */
function move(from: HTMLElement | undefined, to: HTMLElement) {
  rememberMove(from, to);
  to.focus();
}

const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/movies');
});

/** Ends the trail, so that the observer does nothing when jsdom takes the page away. */
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
});

test('the focus returns to the last element that is still there', async () => {
  const [first, second, third] = [button('first'), button('second'), button('third')];
  move(undefined, first);
  move(first, second);
  move(second, third);
  second.remove();
  third.remove();
  await afterFrame();
  expect(first).toHaveFocus();
});

test('elements that are not on the screen are left out', async () => {
  const [first, second, third] = [button('first'), button('second'), button('third')];
  second.getBoundingClientRect = () => new DOMRect(0, -500, 100, 40);
  move(first, second);
  move(second, third);
  third.remove();
  await afterFrame();
  expect(first).toHaveFocus();
});

test('the focus stays where the page has put it', async () => {
  const [first, second, other] = [button('first'), button('second'), button('other')];
  move(first, second);
  second.remove();
  other.focus();
  await afterFrame();
  expect(other).toHaveFocus();
});

test('nothing gets the focus after a press elsewhere, or on another page', async () => {
  const [first, second, third] = [button('first'), button('second'), button('third')];
  move(first, second);
  window.dispatchEvent(new Event('pointerdown'));
  second.remove();
  await afterFrame();
  expect(document.body).toHaveFocus();

  move(first, third);
  history.replaceState(null, '', '/series');
  third.remove();
  await afterFrame();
  expect(document.body).toHaveFocus();
});
