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

/** Renders a field with a router that delays its navigations until the test calls `arrive`. */
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
    /** Simulates back, forward or a link. */
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

test('the delay starts at the key press, or at the change without a key press', () => {
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

test('text that is typed before its last query arrives stays, and is searched after its own delay', () => {
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

test('two pending navigations change neither each other nor newer text', () => {
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
  // One search adds one history entry, even if it arrives late.
  expect(writes.map(({ type }) => type)).toEqual([NavigationType.Push, NavigationType.Replace]);
});

test('clearing the field while its query is pending also clears the address', () => {
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
])('%s replaces the text, and cancels the search for the old text', (_name, type) => {
  const { field, writes, goTo } = renderField('?q=matrix');
  expect(field).toHaveValue('matrix');
  write(field, 'matrix rel');

  goTo('?q=heat', type);

  expect(field).toHaveValue('heat');
  pause();
  expect(writes).toEqual([]);
});

test('going back to an entry that the field wrote restores its text', () => {
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

test('Enter searches without a delay, and writes an equal query once', () => {
  const { field, writes, arrive } = renderField();
  write(field, 'heat');
  fireEvent.keyDown(field, { key: 'Enter' });
  arrive(writes[0]);
  pause();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(writes.map(({ search }) => search)).toEqual(['?q=heat']);
});

test('searches composed text only after the composition', () => {
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

test('a composition delays a query that is waiting', () => {
  const handleSearch = jest.fn();
  const wrapper = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;
  const { result } = renderHook(() => useSearchText(handleSearch), { wrapper });
  act(() => result.current.type('a'));
  act(() => result.current.type('aに', { isComposing: true }));
  pause();
  expect(handleSearch).not.toHaveBeenCalled();
});
