import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { ScreenSettings } from '@/features/tvLayout/ScreenSettings';
import { startTvLayout } from '@/features/tvLayout/startTvLayout';
import { hasTvLayout } from '@/lib/hasTvLayout';
import { createStorageEngine } from '@/persistence/storageEngine';

const KEY = 'kinora:screen';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.screen;
});

test('the device decides until the viewer chooses', () => {
  renderWithProviders(<ScreenSettings />);
  expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(hasTvLayout()).toBe(false);
});

test('a choice applies at once, is stored, and tells lists that their place has another size', async () => {
  const handleResize = jest.fn();
  window.addEventListener('resize', handleResize);
  const { user } = renderWithProviders(<ScreenSettings />);

  await user.click(screen.getByRole('radio', { name: 'Television' }));
  expect(hasTvLayout()).toBe(true);
  expect(localStorage.getItem(KEY)).toBe('tv');
  expect(handleResize).toHaveBeenCalledTimes(1);

  await user.click(screen.getByRole('radio', { name: 'Computer, tablet or phone' }));
  expect(hasTvLayout()).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('near');

  await user.click(screen.getByRole('radio', { name: 'Automatic' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  window.removeEventListener('resize', handleResize);
});

test('a stored choice that is none counts as automatic', () => {
  localStorage.setItem(KEY, 'cinema');
  renderWithProviders(<ScreenSettings />);
  expect(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
});

test('follows the choice of another tab', () => {
  startTvLayout(createStorageEngine());
  localStorage.setItem(KEY, 'tv');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(hasTvLayout()).toBe(true);
});
