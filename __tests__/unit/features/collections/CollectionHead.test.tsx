import { screen } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildCollection } from '@tests/detailBuilders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { CollectionHead } from '@/features/collections/CollectionHead';

test.each([
  [[1999, 2003, null], '3 films · 1999 to 2003'],
  [[1999], '1 film · 1999'],
  [[null, null], '2 films'],
])('shows number and years for films of %j', (years, text) => {
  const titles = years.map((year, index) => buildTitle({ id: index + 1, year }));
  renderWithProviders(<CollectionHead collection={buildCollection({ titles })} navigation={null} actions={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Lantern Collection' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
