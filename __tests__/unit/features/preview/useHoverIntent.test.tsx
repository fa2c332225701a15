import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardGrid } from '@/components/media/CardGrid';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { useHoverIntent } from '@/features/preview/useHoverIntent';
import { buildTitle } from '@tests/builders';

const handlePress = jest.fn();

function Watcher() {
  const previewed = useHoverIntent();
  const name = previewed?.place.querySelector('article')?.getAttribute('aria-label');
  return <output>{previewed?.isOpen ? name : 'nothing'}</output>;
}

const card = (name: string) => screen.getByRole('article', { name });
const opener = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Waits for the frame after which a press takes effect. */
const nextFrame = () => wait(20);

let x = 0;
/** Moves the pointer onto an element by the given number of pixels. */
function moveTo(target: Element, by = 50, pointerType = 'mouse') {
  x += by;
  const event = new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: 10 });
  Object.assign(event, { pointerType });
  fireEvent(target, event);
}

/** Sets whether the focus is visible. Otherwise jsdom treats every focus as a keyboard focus. */
function focus(target: HTMLElement, isSeen: boolean) {
  const spy = jest.spyOn(target, 'matches').mockReturnValue(isSeen);
  act(() => target.focus());
  spy.mockRestore();
}

beforeEach(() => {
  jest.useFakeTimers();
  handlePress.mockReset();
  render(
    <MemoryRouter>
      <CardGrid columns={6}>
        {['Alien', 'Brazil'].map((name, id) => (
          <li key={name}>
            <TitleCard
              title={buildTitle({ id, title: name })}
              opener={<TitleButton title={buildTitle({ title: name })} onPress={handlePress} />}
              action={
                <button type="button" data-toggle>
                  Add {name}
                </button>
              }
            />
          </li>
        ))}
        <li>
          <article aria-label="Sigourney Weaver" />
        </li>
      </CardGrid>
      <Watcher />
    </MemoryRouter>,
  );
});

afterEach(() => {
  jest.useRealTimers();
});

test('a mouse that stays on a card previews it, once', () => {
  moveTo(card('Alien'));
  wait(299);
  expect(shown()).toBe('nothing');
  wait(1);
  expect(shown()).toBe('Alien');
});

test('a larger movement restarts the delay, and a small one does not', () => {
  moveTo(card('Alien'));
  wait(200);
  moveTo(card('Alien'), 3);
  wait(100);
  expect(shown()).toBe('Alien');
  moveTo(card('Brazil'));
  wait(200);
  moveTo(card('Brazil'), 20);
  wait(200);
  expect(shown()).toBe('nothing');
  wait(100);
  expect(shown()).toBe('Brazil');
});

test('a quick movement across cards previews none', () => {
  for (const name of ['Alien', 'Brazil', 'Alien', 'Brazil']) {
    moveTo(card(name));
    wait(80);
  }
  moveTo(document.body);
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('moving to another card closes the preview at once', () => {
  moveTo(card('Alien'));
  wait(300);
  moveTo(card('Brazil'));
  expect(shown()).toBe('nothing');
});

test('previews neither cards of people nor on touch', () => {
  moveTo(card('Sigourney Weaver'));
  wait(1000);
  moveTo(card('Alien'), 50, 'touch');
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('scrolling closes the preview, and does not preview the card that moves below the mouse', () => {
  moveTo(card('Alien'));
  wait(300);
  fireEvent.scroll(document);
  expect(shown()).toBe('nothing');
  moveTo(card('Brazil'), 0);
  wait(1000);
  expect(shown()).toBe('nothing');
  moveTo(card('Brazil'), 20);
  wait(300);
  expect(shown()).toBe('Brazil');
});

test('scrolling restarts the delay below a waiting mouse', () => {
  moveTo(card('Alien'));
  wait(200);
  fireEvent.scroll(document);
  wait(200);
  expect(shown()).toBe('nothing');
  wait(100);
  expect(shown()).toBe('Alien');
});

test('does not preview a card that scrolls away from the mouse', () => {
  moveTo(card('Alien'));
  fireEvent.scroll(document);
  fireEvent(card('Brazil'), new MouseEvent('pointerover', { bubbles: true, relatedTarget: card('Alien') }));
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('Escape closes the preview until the mouse leaves the card', () => {
  moveTo(card('Alien'));
  wait(300);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBe('nothing');
  moveTo(card('Alien'), 20);
  wait(1000);
  expect(shown()).toBe('nothing');
  moveTo(document.body);
  moveTo(card('Alien'));
  wait(300);
  expect(shown()).toBe('Alien');
});

/** Simulates a mouse that is already on an element and does not move. */
function restOn(target: Element, query: string) {
  Object.assign(window, { matchMedia: (asked: string) => ({ matches: asked === query }) });
  const hovered = jest.spyOn(document, 'querySelectorAll').mockReturnValue([target] as unknown as NodeListOf<Element>);
  render(<Watcher />, { wrapper: MemoryRouter });
  hovered.mockRestore();
  Reflect.deleteProperty(window, 'matchMedia');
  wait(300);
  return screen.getAllByRole('status').at(-1)?.textContent;
}

test('previews the card below a mouse that was there before the first listener', () => {
  expect(restOn(card('Alien'), '(hover: hover)')).toBe('Alien');
});

test('ignores a stale hover on a device without hover', () => {
  expect(restOn(card('Alien'), '(hover: none)')).toBe('nothing');
});

test('a card with visible focus is previewed, and keeps the focus when Escape closes the preview', () => {
  focus(opener('Alien'), true);
  wait(599);
  expect(shown()).toBe('nothing');
  wait(1);
  expect(shown()).toBe('Alien');
  fireEvent.keyDown(opener('Alien'), { key: 'Escape' });
  expect(shown()).toBe('nothing');
  expect(opener('Alien')).toHaveFocus();
});

test('previews a card that had the focus before the first listener', () => {
  focus(opener('Alien'), true);
  render(<Watcher />, { wrapper: MemoryRouter });
  wait(600);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Alien');
});

test('the preview follows the focus', () => {
  focus(opener('Alien'), true);
  wait(600);
  focus(opener('Brazil'), true);
  expect(shown()).toBe('nothing');
  wait(600);
  expect(shown()).toBe('Brazil');
});

test('the focus of a press previews nothing', () => {
  fireEvent.pointerDown(opener('Alien'));
  focus(opener('Alien'), false);
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('pressing the card opens the title and closes the preview', () => {
  focus(opener('Alien'), true);
  wait(600);
  fireEvent.click(opener('Alien'));
  expect(handlePress).toHaveBeenCalledTimes(1);
  nextFrame();
  expect(shown()).toBe('nothing');
});

test('pressing the image of the preview presses the card', () => {
  moveTo(card('Alien'));
  wait(300);
  const picture = document.createElement('img');
  card('Alien').parentElement?.append(picture);
  fireEvent.click(picture);
  expect(handlePress).toHaveBeenCalledWith(expect.objectContaining({ title: 'Alien' }));
  nextFrame();
  expect(shown()).toBe('nothing');
});
