import { render, screen } from '@testing-library/react';
import { PageHeading } from '@/components/layout/PageHeading';

test('removes a translation that an extension added to the lead when the lead changes', () => {
  const { rerender } = render(<PageHeading heading="My Watchlist" lead="4 items" />);
  screen.getByText('4 items').append(Object.assign(document.createElement('span'), { textContent: '4 Titel' }));
  rerender(<PageHeading heading="My Watchlist" lead="5 items" />);
  expect(screen.getByText('5 items')).toBeInTheDocument();
  expect(screen.queryByText('4 Titel')).not.toBeInTheDocument();
});
