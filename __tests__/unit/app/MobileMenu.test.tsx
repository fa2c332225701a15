import { act, screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { MobileMenu } from '@/app/MobileMenu';
import { SiteContext } from '@/components/site/SiteContext';
import type { Features } from '@/config/site';
import { DEFAULT_SITE } from '@/config/site';
import { planChosen, signedIn } from '@/events';
import { emailSubmitted, selectAuthStep } from '@/features/auth/authSlice';

beforeEach(() => {
  localStorage.clear();
});

async function open(features: Partial<Features> = {}) {
  const onClose = jest.fn();
  const menu = (
    <SiteContext value={{ ...DEFAULT_SITE, features: { ...DEFAULT_SITE.features, ...features } }}>
      <MobileMenu onClose={onClose} />
    </SiteContext>
  );
  let view = {} as ReturnType<typeof renderWithProviders>;
  // The name of the demo account is in a separate chunk, which `act` waits for.
  await act(() => Promise.resolve((view = renderWithProviders(menu, { at: '/series' }))));
  return { ...view, onClose };
}

test('has every entry, marks the current one, and closes when the viewer follows a link', async () => {
  const { onClose, user } = await open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['HOME', 'SEARCH', 'WATCHLIST', 'MOVIES', 'SERIES']);
  expect(screen.getByRole('link', { name: 'SERIES' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'MOVIES' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows the account and the plan, and signs out', async () => {
  const { store, user } = await open();
  act(() => {
    const email = 'demo@kinora.example';
    for (const event of [emailSubmitted(email), signedIn(email), planChosen('standard')]) store.dispatch(event);
  });
  expect(screen.getByRole('link', { name: 'Demo Viewer demo@kinora.example' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Subscription standard' })).toHaveAttribute('href', '/subscription');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(selectAuthStep(store.getState())).toBe('login');
});

test('hides plans and sign-out if the site has none', async () => {
  await open({ plans: false, signIn: false });
  expect(screen.queryByRole('link', { name: /Subscription/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('calls the viewer of a site without the demo account "Viewer"', async () => {
  await open({ demoAccount: false });
  expect(screen.getByRole('link', { name: 'Viewer' })).toHaveAttribute('href', '/profile');
});
