import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CardGrid } from '@/components/media/CardGrid';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { usePreviewedPlace } from '@/features/preview/usePreviewedPlace';
import { buildTitle } from '@tests/builders';

const handlePress = jest.fn();

function Watcher() {
  const previewed = usePreviewedPlace();
  const name = previewed?.place.querySelector('article')?.getAttribute('aria-label');
  return <output>{previewed?.isOpen ? name : 'nothing'}</output>;
}

const card = (name: string) => screen.getByRole('article', { name });
const opener = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** What a press opens is seen by then. */
const nextFrame = () => wait(20);

let x = 0;
/** A mouse that moves by so many pixels onto something. */
function moveTo(target: Element, by = 50, pointerType = 'mouse') {
  x += by;
  const event = new MouseEvent('pointermove', { bubbles: true, clientX: x, clientY: 10 });
  Object.assign(event, { pointerType });
  fireEvent(target, event);
}

/** jsdom takes every focus for the keyboard's. */
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

test('a mouse that rests at a card previews it, once', () => {
  moveTo(card('Alien'));
  wait(299);
  expect(shown()).toBe('nothing');
  wait(1);
  expect(shown()).toBe('Alien');
});

test('one that still moves waits anew, one that trembles does not', () => {
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

test('a sweep over cards previews none', () => {
  for (const name of ['Alien', 'Brazil', 'Alien', 'Brazil']) {
    moveTo(card(name));
    wait(80);
  }
  moveTo(document.body);
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('going on to a neighbour closes it at once', () => {
  moveTo(card('Alien'));
  wait(300);
  moveTo(card('Brazil'));
  expect(shown()).toBe('nothing');
});

test('cards of people have none, and neither has touch', () => {
  moveTo(card('Sigourney Weaver'));
  wait(1000);
  moveTo(card('Alien'), 50, 'touch');
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('scrolling closes it, and what comes to lie below the mouse by that is not previewed', () => {
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

test('a page that comes to rest below a mouse that waits begins the wait anew', () => {
  moveTo(card('Alien'));
  wait(200);
  fireEvent.scroll(document);
  wait(200);
  expect(shown()).toBe('nothing');
  wait(100);
  expect(shown()).toBe('Alien');
});

test('what the page has moved away from below a mouse is not previewed', () => {
  moveTo(card('Alien'));
  fireEvent.scroll(document);
  fireEvent(card('Brazil'), new MouseEvent('pointerover', { bubbles: true, relatedTarget: card('Alien') }));
  wait(1000);
  expect(shown()).toBe('nothing');
});

test('Escape closes it until the mouse has been elsewhere', () => {
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

/** What the browser says of a mouse that does not move. */
function restOn(target: Element, query: string) {
  Object.assign(window, { matchMedia: (asked: string) => ({ matches: asked === query }) });
  const hovered = jest.spyOn(document, 'querySelectorAll').mockReturnValue([target] as unknown as NodeListOf<Element>);
  render(<Watcher />, { wrapper: MemoryRouter });
  hovered.mockRestore();
  Reflect.deleteProperty(window, 'matchMedia');
  wait(300);
  return screen.getAllByRole('status').at(-1)?.textContent;
}

test('a mouse that was there before anybody listened, and rests, is one that has come', () => {
  expect(restOn(card('Alien'), '(hover: hover)')).toBe('Alien');
});

test('where nothing hovers a finger has left that', () => {
  expect(restOn(card('Alien'), '(hover: none)')).toBe('nothing');
});

test('the focus previews a card that it rests at, and stays when Escape closes it', () => {
  focus(opener('Alien'), true);
  wait(599);
  expect(shown()).toBe('nothing');
  wait(1);
  expect(shown()).toBe('Alien');
  fireEvent.keyDown(opener('Alien'), { key: 'Escape' });
  expect(shown()).toBe('nothing');
  expect(opener('Alien')).toHaveFocus();
});

test('a focus that was there before anybody listened is one, too', () => {
  focus(opener('Alien'), true);
  render(<Watcher />, { wrapper: MemoryRouter });
  wait(600);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Alien');
});

test('the focus goes on, and the preview with it', () => {
  focus(opener('Alien'), true);
  wait(600);
  focus(opener('Brazil'), true);
  expect(shown()).toBe('nothing');
  wait(600);
  expect(shown()).toBe('Brazil');
});

test('a press brings the focus as well, and previews nothing by that', () => {
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

test('pressing the preview’s picture does what pressing the card does', () => {
  moveTo(card('Alien'));
  wait(300);
  const picture = document.createElement('img');
  card('Alien').parentElement?.append(picture);
  fireEvent.click(picture);
  expect(handlePress).toHaveBeenCalledWith(expect.objectContaining({ title: 'Alien' }));
  nextFrame();
  expect(shown()).toBe('nothing');
});
