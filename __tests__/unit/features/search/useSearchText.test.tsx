import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useRef } from 'react';
import type { Navigator } from 'react-router-dom';
import { MemoryRouter, NavigationType, Router } from 'react-router-dom';
import { useSearchText } from '@/features/search/useSearchText';

const PAUSE_MS = 300;

function Field() {
  const { text, type, submit } = useSearchText(() => undefined);
  const keyAt = useRef(0);
  return (
    <input
      aria-label="Search"
      value={text}
      onChange={(event) => type(event.target.value, { keyAt: keyAt.current })}
      onKeyDown={(event) => {
        keyAt.current = performance.now();
        if (event.key === 'Enter') submit(text);
      }}
    />
  );
}

interface Write {
  search: string;
  state: unknown;
  type: NavigationType;
}

/** A router that keeps the field's writes back until the test lets them arrive. */
function renderField(search = '') {
  const writes: Write[] = [];
  const note =
    (type: NavigationType): Navigator['push'] =>
    (to, state: unknown) => {
      writes.push({ type, state, search: typeof to === 'string' ? to : (to.search ?? '') });
    };
  const navigator: Navigator = {
    createHref: () => '',
    go: () => undefined,
    push: note(NavigationType.Push),
    replace: note(NavigationType.Replace),
  };
  let entry = 0;
  const page = ({ search: at, state, type }: Write) => {
    entry += 1;
    return (
      <Router
        navigator={navigator}
        navigationType={type}
        location={{ pathname: '/search', search: at, hash: '', state, key: `entry-${entry}` }}
      >
        <Field />
      </Router>
    );
  };
  const { rerender } = render(page({ search, state: null, type: NavigationType.Pop }));
  const arrive = (write: Write | undefined) => {
    if (!write) throw new Error('Nothing was written');
    rerender(page(write));
  };
  return {
    writes,
    field: screen.getByRole<HTMLInputElement>('textbox'),
    arrive,
    /** Back, forward or a link. */
    goTo: (at: string, type: NavigationType) => arrive({ search: at, state: null, type }),
  };
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(PAUSE_MS));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the pause begins with the key, and with the letter where there was none', () => {
  const { field, writes } = renderField();
  fireEvent.keyDown(field, { key: 'a' });
  jest.advanceTimersByTime(40);
  write(field, 'a');
  act(() => jest.advanceTimersByTime(259));
  expect(writes).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(writes).toHaveLength(1);

  jest.advanceTimersByTime(1000);
  write(field, 'alien, pasted');
  act(() => jest.advanceTimersByTime(299));
  expect(writes).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(writes).toHaveLength(2);
});

test('what is typed between a pause and the arrival of its query stays, and follows after its own pause', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'mat');
  pause();
  expect(writes.map(({ search }) => search)).toEqual(['?q=mat']);

  write(field, 'matr');
  arrive(writes[0]);

  expect(field).toHaveValue('matr');
  pause();
  expect(writes.map(({ search }) => search)).toEqual(['?q=mat', '?q=matr']);
});

test('two writes on their way do not undo each other or what is typed meanwhile', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'mat');
  pause();
  write(field, 'matr');
  pause();
  write(field, 'matri');

  arrive(writes[0]);
  expect(field).toHaveValue('matri');
  arrive(writes[1]);
  expect(field).toHaveValue('matri');
  // One step in the history for one search, however late it arrived.
  expect(writes.map(({ type }) => type)).toEqual([NavigationType.Push, NavigationType.Replace]);
});

test('what is wiped while its query is on the way is wiped in the address too', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'mat');
  pause();
  write(field, '');
  pause();
  writes.forEach(arrive);
  expect(field).toHaveValue('');
  expect(writes.at(-1)?.search).not.toContain('q=');
});

test.each([
  ['back or forward', NavigationType.Pop],
  ['a link', NavigationType.Push],
])('%s brings its text along, and what was just typed is not sent after it', (_name, type) => {
  const { field, writes, goTo } = renderField('?q=matrix');
  expect(field).toHaveValue('matrix');
  write(field, 'matrix rel');

  goTo('?q=heat', type);

  expect(field).toHaveValue('heat');
  pause();
  expect(writes).toEqual([]);
});

test('going back to an entry that the field once wrote brings its text back', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'mat');
  pause();
  arrive(writes[0]);
  write(field, 'matrix');
  const own = writes[0];
  if (!own) throw new Error('Nothing was written');

  arrive({ ...own, type: NavigationType.Pop });

  expect(field).toHaveValue('mat');
});

test('Enter does not wait, and one query is written once', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'heat');
  fireEvent.keyDown(field, { key: 'Enter' });
  arrive(writes[0]);
  pause();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(writes.map(({ search }) => search)).toEqual(['?q=heat']);
});

test('letters that are still being composed are searched after the composition only', () => {
  const handleSearch = jest.fn();
  const wrapper = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(() => useSearchText(handleSearch), { wrapper });
  act(() => result.current.type('に', { isComposing: true }));
  pause();
  expect([result.current.text, result.current.query, result.current.isComposing]).toEqual(['に', '', true]);
  expect(handleSearch).not.toHaveBeenCalled();
  act(() => result.current.type('日', { isComposing: false }));
  pause();
  expect([result.current.query, result.current.isComposing]).toEqual(['日', false]);
});

test('a query that waits for its pause waits for the composition that begins meanwhile', () => {
  const handleSearch = jest.fn();
  const wrapper = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(() => useSearchText(handleSearch), { wrapper });
  act(() => result.current.type('a'));
  act(() => result.current.type('aに', { isComposing: true }));
  pause();
  expect(handleSearch).not.toHaveBeenCalled();
});
