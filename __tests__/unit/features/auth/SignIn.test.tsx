import { screen } from '@testing-library/react';
import { SiteContext } from '@/components/site/SiteContext';
import { DEFAULT_SITE, OWN_SITE } from '@/config/site';
import { DEMO_ACCOUNT } from '@/domain/account/demoAccount';
import { SignIn } from '@/features/auth/SignIn';
import { renderWithProviders } from '@tests/renderWithProviders';

const press = () => screen.getByRole('button', { name: 'Sign In' });

test('the demo accepts only its account, and fills it in on request', async () => {
  const { user } = renderWithProviders(
    <SiteContext value={DEFAULT_SITE}>
      <SignIn demoAccount={DEMO_ACCOUNT} />
    </SiteContext>,
  );
  await user.type(screen.getByLabelText('Email'), 'ada@films.example');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(press());
  expect(screen.getByText('Please use the demo email: demo@kinora.example')).toBeVisible();
  expect(screen.getByText('Please use the demo password: kinora-demo')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Auto-fill credentials' }));
  expect(screen.getByLabelText('Email')).toHaveValue('demo@kinora.example');
  expect(screen.getByLabelText('Password')).toHaveValue('kinora-demo');
});

test('a site of its own names no demo account and shows no art of the demo', async () => {
  const { user, container } = renderWithProviders(
    <SiteContext value={OWN_SITE}>
      <SignIn demoAccount={null} />
    </SiteContext>,
  );
  await user.type(screen.getByLabelText('Email'), 'ada@films.example');
  await user.click(press());
  expect(screen.getByText('There is no account with this email on this device. Please create one.')).toBeVisible();
  expect(container).not.toHaveTextContent(/demo/i);
  expect(container.querySelectorAll('img')).toHaveLength(0);
});
