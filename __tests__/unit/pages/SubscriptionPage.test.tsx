import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '@tests/renderWithProviders';
import { SiteContext } from '@/components/site/SiteContext';
import { DEFAULT_SITE } from '@/config/site';
import { SubscriptionPage } from '@/pages/SubscriptionPage';

beforeEach(() => {
  localStorage.clear();
});

function open({ ticket = true, width = 1440 } = {}) {
  window.innerWidth = width;
  return renderWithProviders(
    <SiteContext value={{ ...DEFAULT_SITE, features: { ...DEFAULT_SITE.features, ticket } }}>
      <SubscriptionPage />
    </SiteContext>,
    { at: '/subscription' },
  );
}

type User = ReturnType<typeof open>['user'];

async function pay(user: User) {
  await user.click(screen.getByRole('button', { name: 'Continue with Premium' }));
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  await user.click(screen.getByRole('button', { name: 'Proceed to Pay' }));
}

const plans = () =>
  within(screen.getByRole('group', { name: 'Plan' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'));

test.each([
  [1440, ['basic', 'standard', 'premium']],
  [390, ['premium', 'standard', 'basic']],
])('a width of %d px has the order of plans %j', (width, order) => {
  open({ width });
  expect(plans()).toEqual(order);
});

test('a plan shows its price per year for both kinds of billing', async () => {
  const { user } = open();
  const standard = screen.getByRole('radio', { name: 'Standard' });
  expect(standard).toHaveAccessibleDescription(/₹449.*₹5,388 a year/);
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(standard).toHaveAccessibleDescription(/₹1,299.*Save ₹4,089 a year/);
});

test('a payment leads to a ticket for as many people as the plan has screens', async () => {
  const { user } = open();
  await pay(user);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Payment initiated with UPI!');
  const ticket = screen.getByRole('region', { name: 'Your ticket' });
  expect(ticket).toHaveTextContent(/Admit four.*Premium.*Monthly.*₹899.*UPI/);
  expect(within(ticket).getByText(/^\d{4} \d{4}$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change plan' }));
  expect(screen.getByRole('radio', { name: 'Premium' })).toBeChecked();
});

test('a payment leads to a plain receipt if the ticket is disabled', async () => {
  const { user } = open({ ticket: false });
  await pay(user);
  expect(screen.queryByRole('region', { name: 'Your ticket' })).not.toBeInTheDocument();
  expect(screen.getByText('Amount').nextSibling).toHaveTextContent('₹899');
});

test('shows the features of all plans', () => {
  open();
  const told = within(screen.getByRole('region', { name: 'In every plan' }))
    .getAllByRole('listitem')
    .map((item) => [within(item).getByRole('heading').textContent, within(item).getByRole('paragraph').textContent]);
  expect(told).toEqual([
    ['The full catalogue', 'Every movie and series, on every plan.'],
    ['No ads', 'Nothing before the film, nothing in it.'],
    ['Any screen', 'Phone, tablet, laptop and TV.'],
    ['For the road', 'Take titles along and watch offline.'],
    ['Subtitles', 'In many languages, in a size you can read.'],
    ['Your watchlist', 'Your saved titles stay saved.'],
  ]);
  expect(screen.getByText('No commitment • Cancel anytime • 30-day money-back guarantee')).toBeVisible();
  expect(screen.getByText('Every plan includes the full catalogue. Change or cancel anytime.')).toBeVisible();
});
