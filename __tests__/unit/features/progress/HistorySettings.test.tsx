import { act, screen, within } from '@testing-library/react';
import { buildProgress } from '@tests/progressBuilders';
import { HistorySettings } from '@/features/progress/HistorySettings';
import { renderOpened } from './openedStore';

const open = (...entries: ReturnType<typeof buildProgress>[]) =>
  act(() => Promise.resolve(renderOpened(<HistorySettings />, entries)));

test('the switch shows whether the history is recorded, and stores a change', async () => {
  const { user } = await open();
  const control = screen.getByRole('switch', { name: 'Keep viewing history' });
  expect(control).toBeChecked();

  await user.click(control);

  expect(control).not.toBeChecked();
  expect(localStorage.getItem('kinora:history')).toBe('off');
});

test('asks before clearing the history', async () => {
  const { user, getState } = await open(buildProgress());
  const clear = screen.getByRole('button', { name: 'Clear viewing history' });

  await user.click(clear);
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(getState().progress?.entries).toHaveLength(1);

  await user.click(clear);
  const question = screen.getByRole('alertdialog', { hidden: true });
  await user.click(within(question).getByRole('button', { name: 'Clear viewing history', hidden: true }));
  expect(getState().progress?.entries).toEqual([]);
  expect(clear).toHaveAttribute('aria-disabled', 'true');
});

test('an empty history cannot be cleared', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Clear viewing history' }));

  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});
