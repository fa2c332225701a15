import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';

function open() {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(<ConfirmDialog question="Clear the list?" confirm="Clear all" onConfirm={onConfirm} onCancel={onCancel} />);
  return { onConfirm, onCancel, user: userEvent.setup({ delay: null }) };
}

test('the safe button comes first, because browsers focus it', async () => {
  const { onConfirm, onCancel, user } = open();
  expect(screen.getByRole('alertdialog', { name: 'Clear the list?' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the other button confirms', async () => {
  const { onConfirm, onCancel, user } = open();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});
