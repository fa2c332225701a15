import { act, fireEvent, screen } from '@testing-library/react';
import { Landing } from '@/features/landing/Landing';
import { renderWithProviders } from '@tests/renderWithProviders';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function renderLanding() {
  const onEmail = jest.fn();
  renderWithProviders(<Landing profile={null} language={null} onEmail={onEmail} onSeePlans={() => undefined} />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Get Started' }));
  return { field, submit, onEmail };
}

test('the demo email removes the error and can be submitted', () => {
  const { field, submit, onEmail } = renderLanding();
  fireEvent.change(field, { target: { value: 'nobody' } });
  submit();
  expect(field).toHaveAccessibleDescription('Please enter a valid email');

  act(() => jest.advanceTimersByTime(3000));
  fireEvent.click(screen.getByRole('button', { name: 'Use Demo Email' }));

  expect(field).toHaveValue('demo@kinora.example');
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toBeValid();
  submit();
  expect(onEmail).toHaveBeenCalledWith('demo@kinora.example');
});

test('an error disappears when the viewer edits the field, and does not return by itself', () => {
  const { field, submit, onEmail } = renderLanding();
  submit();
  expect(field).toHaveAccessibleDescription('Email is required');
  fireEvent.change(field, { target: { value: 'a' } });
  expect(field).not.toHaveAccessibleDescription();
  fireEvent.change(field, { target: { value: '' } });
  expect(field).not.toHaveAccessibleDescription();
  expect(onEmail).not.toHaveBeenCalled();
});
