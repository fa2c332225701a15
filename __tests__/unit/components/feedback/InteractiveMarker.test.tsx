import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { InteractiveMarker } from '@/components/feedback/InteractiveMarker';
import { FullyLoadedMarker } from '@/components/feedback/FullyLoadedMarker';
import { whenIdle } from '@/lib/idleQueue';

/** Creates a lazy component and a function that resolves its chunk. */
function partOnDemand() {
  let arrive: () => Promise<void> = () => Promise.resolve();
  const Part = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = async () => {
          await act(async () => {
            resolve({ default: () => <p>A part</p> });
            await Promise.resolve();
          });
        };
      }),
  );
  return { Part, arrive: () => arrive() };
}

const state = () => document.documentElement.dataset.app;
const passTime = () => act(() => jest.runAllTimers());

beforeEach(() => {
  document.documentElement.dataset.app = 'mounting';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a page is interactive when it is rendered, and not while it is loading', async () => {
  const { Part, arrive } = partOnDemand();
  render(
    <Suspense fallback="Loading">
      <Part />
      <InteractiveMarker />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(state()).toBe('mounting');

  await arrive();
  expect(screen.getByText('A part')).toBeVisible();
  expect(state()).toBe('live');
});

test('a page is fully loaded when its sections are rendered and no idle task is pending', async () => {
  const { Part, arrive } = partOnDemand();
  render(
    <>
      <InteractiveMarker />
      <OptionalSection>
        <Part />
      </OptionalSection>
      <FullyLoadedMarker />
    </>,
  );
  passTime();
  expect(state()).toBe('live');

  await arrive();
  const done: string[] = [];
  whenIdle(() => done.push(`a task, ${state()}`));
  expect(state()).toBe('live');
  passTime();
  expect(done).toEqual(['a task, live']);
  expect(state()).toBe('whole');
});

test('a section that fails or is removed does not block the fully loaded state', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Part } = partOnDemand();
  const Broken = () => {
    throw new Error('broken');
  };
  const { rerender } = render(
    <>
      <InteractiveMarker />
      <OptionalSection fallback={<p>Failed</p>}>
        <Broken />
      </OptionalSection>
      <OptionalSection>
        <Part />
      </OptionalSection>
      <FullyLoadedMarker />
    </>,
  );
  passTime();
  expect(state()).toBe('live');

  rerender(
    <>
      <InteractiveMarker />
      <OptionalSection fallback={<p>Failed</p>}>
        <Broken />
      </OptionalSection>
      {null}
      <FullyLoadedMarker />
    </>,
  );
  passTime();
  expect(screen.getByText('Failed')).toBeVisible();
  expect(state()).toBe('whole');
});

test('a second page keeps the state of the first; a page without its optional sections is not fully loaded', () => {
  const { rerender } = render(
    <>
      <InteractiveMarker key="one" />
      <FullyLoadedMarker />
    </>,
  );
  passTime();
  rerender(
    <>
      <InteractiveMarker key="other" />
      <FullyLoadedMarker />
    </>,
  );
  expect(state()).toBe('whole');

  rerender(<InteractiveMarker key="signed out" />);
  passTime();
  expect(state()).toBe('live');
});
