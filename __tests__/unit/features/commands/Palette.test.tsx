import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Palette } from '@/features/commands/Palette';

function open(props: Partial<ComponentProps<typeof Palette>> = {}) {
  const calls = { onType: jest.fn(), onRetry: jest.fn(), onClose: jest.fn() };
  render(<Palette text="heat" groups={[]} isSearching={false} hasFailed={false} {...calls} {...props} />);
  return { ...calls, user: userEvent.setup({ delay: null }) };
}

const HIDDEN = { hidden: true };

test('a failed search says so, and offers to try again', async () => {
  const { onRetry, user } = open({ hasFailed: true });
  expect(screen.getByRole('alert', HIDDEN)).toHaveTextContent('Titles and people could not be searched');
  expect(screen.getByRole('status', HIDDEN)).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Try Again', hidden: true }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that it searches', () => {
  open({ isSearching: true });
  expect(screen.getByRole('status', HIDDEN)).toHaveTextContent('Searching...');
});

test('says that nothing was found', () => {
  open();
  expect(screen.getByRole('status', HIDDEN)).toHaveTextContent('Nothing found');
});

test('the arrow keys choose an entry, around the ends, and Enter runs it', async () => {
  const [first, last] = [jest.fn(), jest.fn()];
  const { user } = open({
    groups: [
      { heading: 'Pages', entries: [{ id: 'a', name: 'Home', icon: 'home', keys: 'g h', run: first }] },
      { heading: 'Nothing', entries: [] },
      { heading: 'People', entries: [{ id: 'b', name: 'Agnès Varda', note: 'Directing', icon: 'account', run: last }] },
    ],
  });
  expect(screen.getAllByRole('group', HIDDEN)).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Home G, then H', hidden: true, selected: true })).toBeInTheDocument();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(last).toHaveBeenCalledTimes(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(first).toHaveBeenCalledTimes(1);
});
