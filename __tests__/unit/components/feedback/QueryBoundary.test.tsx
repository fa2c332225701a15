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

test('shows the age of data that is over a day old after a failed refetch', async () => {
  show({ data: ['one'], error, fulfilledTimeStamp: Date.now() - 25 * 3_600_000 });
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('shows the age of stale data from an earlier visit, which has no error', async () => {
  show({ data: ['one'], fulfilledTimeStamp: Date.now() - 25 * 3_600_000 });
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('shows the age of data that gets stale in an open page, once a refetch leaves it unchanged', async () => {
  const kept = { data: ['one'], fulfilledTimeStamp: Date.now() };
  const { container, rerender } = show(kept);
  const dayAfter = Date.now() + 25 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(dayAfter);
  // A request for a further page does not refetch the whole list.
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter }));
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter, isFetching: true }));
  expect(container).toHaveTextContent(/^one$/);
  rerender(boundary({ ...kept, startedTimeStamp: dayAfter }));
  expect(await screen.findByText('Saved yesterday; the catalogue could not be reached')).toBeVisible();
});

test('shows no age during a refetch', async () => {
  const { container } = show({ data: ['one'], fulfilledTimeStamp: Date.now() - 25 * 3_600_000, isFetching: true });
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
});

test('shows no age for younger data', async () => {
  const { container } = show({ data: ['one'], error, fulfilledTimeStamp: Date.now() - ONE_DAY_MS / 2 });
  await import('@/components/feedback/AgeNote');
  expect(container).toHaveTextContent(/^one$/);
});
