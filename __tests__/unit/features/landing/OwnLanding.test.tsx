import { screen } from '@testing-library/react';
import { SiteContext } from '@/components/site/SiteContext';
import type { Brand, Features } from '@/config/site';
import { DEFAULT_SITE } from '@/config/site';
import { OwnLanding } from '@/features/landing/OwnLanding';
import { renderWithProviders } from '@tests/renderWithProviders';

function renderOwnLanding(brand: Partial<Brand>, features: Partial<Features> = {}) {
  const site = {
    ...DEFAULT_SITE,
    samples: false,
    brand: { ...DEFAULT_SITE.brand, name: 'Film Club', ...brand },
    features: { ...DEFAULT_SITE.features, plans: false, demoAccount: false, ...features },
  };
  const onEmail = jest.fn();
  const rendered = renderWithProviders(
    <SiteContext value={site}>
      <OwnLanding language={null} onEmail={onEmail} onSeePlans={() => undefined} />
    </SiteContext>,
  );
  return { ...rendered, onEmail };
}

test('a site with its own catalogue shows its own texts', () => {
  const texts = { landingTitle: 'Every Friday at eight', landingText: 'Sign in with your member address.' };
  const { container } = renderOwnLanding({ texts });
  expect(screen.getByRole('heading', { level: 1, name: 'Every Friday at eight' })).toBeVisible();
  expect(screen.getByText('Sign in with your member address.')).toBeVisible();
  expect(container).not.toHaveTextContent(/Unlimited Entertainment|₹|\+1|Support|Made for the evening/);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

test('a site without own texts shows its name and tagline', () => {
  renderOwnLanding({ tagline: 'Old films, shown again.' });
  expect(screen.getByRole('heading', { level: 1, name: 'Film Club' })).toBeVisible();
  expect(screen.getByText('Old films, shown again.')).toBeVisible();
  expect(screen.getByText(`© ${new Date().getFullYear()} Film Club. All rights reserved.`)).toBeVisible();
});

test('a typed email leads to the sign-in, and the page offers plans if there are any', async () => {
  const { user, onEmail } = renderOwnLanding({}, { plans: true });
  expect(screen.getByRole('button', { name: 'See plans' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Get Started' }));
  expect(onEmail).toHaveBeenCalledWith('ada@example.com');
});
