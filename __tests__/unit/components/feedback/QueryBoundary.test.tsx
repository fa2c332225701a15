import { render, screen } from '@testing-library/react';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { ONE_DAY_MS } from '@/lib/time';

interface State {
  data?: string[];
  error?: unknown;
  fulfilledTimeStamp?: number;
  startedTimeStamp?: number;
  isFetching?: boolean;
}

const boundary = (query: State) => (
  <QueryBoundary
    query={query}
    isEmpty={(data) => data.length === 0}
    loading={<p>coming</p>}
    failed={(message) => <p>{`failed: ${message}`}</p>}
    empty={<p>nothing there</p>}
  >
    {(data, age) => (
      <>
        {data.join()}
        {age}
      </>
    )}
  </QueryBoundary>
);

const show = (query: State) => render(boundary(query));

const error = { message: 'Network error' };

test.each<[string, State, string]>([
  ['nothing yet', {}, 'coming'],
  ['a failure', { error }, 'failed: Network error'],
  ['a failure without words', { error: 'why' }, 'failed: Something went wrong'],
  ['an empty answer', { data: [] }, 'nothing there'],
  ['an answer', { data: ['one', 'two'] }, 'one,two'],
])('%s', (_, query, text) => {
  const { container } = show(query);
  expect(container).toHaveTextContent(text);
});

test('what is more than a day old because asking anew has failed says how old it is', async () => {
  show({ data: ['one'], error, fulfilledTimeStamp: Date.now() - 25 * 3_600_000 });
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('so does an earlier visit’s answer, which has no error', async () => {
  show({ data: ['one'], fulfilledTimeStamp: Date.now() - 25 * 3_600_000 });
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('so does what got old while the page was open, when it is asked for anew and stays as it is', async () => {
  const kept = { data: ['one'], fulfilledTimeStamp: Date.now() };
  const { container, rerender } = show(kept);
  const dayAfter = Date.now() + 25 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(dayAfter);
  // A page more is asked for, which is not the whole.
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter }));
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter, isFetching: true }));
  expect(container).toHaveTextContent(/^one$/);
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter }));
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('while it is asked for anew nobody knows whether it can be', async () => {
  const { container } = show({ data: ['one'], fulfilledTimeStamp: Date.now() - 25 * 3_600_000, isFetching: true });
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
});

test('what is younger is shown and nothing is said', async () => {
  const { container } = show({ data: ['one'], error, fulfilledTimeStamp: Date.now() - ONE_DAY_MS / 2 });
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
});
