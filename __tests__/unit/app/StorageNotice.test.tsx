import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { StorageNotice } from '@/app/StorageNotice';
import { fakeStorage } from '../persistence/fakeStorage';

const WORDS = 'No more data can be saved on this device. Changes are lost when you close this tab.';

beforeEach(() => sessionStorage.clear());

/** Renders the notice after a failed write to a full storage. */
function open() {
  const shown = renderWithProviders(<StorageNotice />, { engine: { storage: fakeStorage({ room: 0 }) } });
  act(() => void shown.store.engine.set('kinora:something', 'text'));
  return shown;
}

test('reports that nothing can be saved until the viewer dismisses it', async () => {
  const { user } = open();
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('appears once in a visit', () => {
  open().unmount();
  open();

  expect(screen.queryByRole('alert')).toBeNull();
});

test('names a newer version if that is the reason', () => {
  const storage = fakeStorage({ entries: { 'kinora:something': '{"version":2}' } });
  const { store } = renderWithProviders(<StorageNotice />, { engine: { storage } });
  act(() => void store.engine.set('kinora:something', '{"version":1}'));

  expect(screen.getByRole('alert')).toHaveTextContent(/^A newer version saved the data on this device\./);
});

test('shows nothing if every write succeeds', () => {
  const { store } = renderWithProviders(<StorageNotice />, { engine: { storage: fakeStorage() } });
  act(() => void store.engine.set('kinora:something', 'text'));

  expect(screen.queryByRole('alert')).toBeNull();
});
