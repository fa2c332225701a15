import { screen } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { ShareButton } from '@/components/ui/ShareButton';

const withNavigator = (fields: Partial<Record<'share' | 'clipboard', unknown>>) => {
  for (const [name, value] of Object.entries(fields))
    Object.defineProperty(navigator, name, { configurable: true, value });
};

afterEach(() => {
  withNavigator({ share: undefined });
});

const opened = () => {
  const { user } = renderWithProviders(<ShareButton title="Heat" />);
  return async (fields: Parameters<typeof withNavigator>[0]) => {
    withNavigator(fields);
    await user.click(screen.getByRole('button', { name: 'Share' }));
  };
};

test('passes the title and the address to the native share dialog', async () => {
  const share = jest.fn(() => Promise.resolve());
  await opened()({ share });
  expect(share).toHaveBeenCalledWith({ title: 'Heat', url: window.location.href });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows nothing if the viewer dismisses the native share dialog', async () => {
  await opened()({ share: () => Promise.reject(new DOMException('Away', 'AbortError')) });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('copies the address without a native share dialog, and reports it', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  await opened()({ share: undefined, clipboard: { writeText } });
  expect(writeText).toHaveBeenCalledWith(window.location.href);
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test.each([
  ['no clipboard', undefined],
  ['one that refuses', { writeText: () => Promise.reject(new Error('No')) }],
])('with %s, explains how to copy the address', async (_what, clipboard) => {
  await opened()({ share: undefined, clipboard });
  expect(await screen.findByText(/copy the link from the address bar/)).toBeVisible();
});
