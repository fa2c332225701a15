import { render, screen } from '@testing-library/react';
import { SiteContext } from '@/components/site/SiteContext';
import { DEFAULT_SITE } from '@/config/site';
import type { Site } from '@/config/site';
import { OrderSelect } from '@/features/filters/OrderSelect';
import type { TitleFilter } from '@/domain/filter/titleFilter';

const POPULAR: TitleFilter['sort'] = { by: 'popularity', descending: true };
const BEST_RATED: TitleFilter['sort'] = { by: 'rating', descending: true };

function ordersOn(lacks: Site['lacks'], sort = POPULAR) {
  render(
    <SiteContext value={{ ...DEFAULT_SITE, lacks }}>
      <OrderSelect sort={sort} onChange={() => undefined} />
    </SiteContext>,
  );
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

test('offers the most common orders', () => {
  expect(ordersOn([])).toEqual(['Popular', 'Best rated', 'Newest', 'Title']);
});

test('offers no order by rating if no title has a rating', () => {
  expect(ordersOn(['ratings'])).toEqual(['Popular', 'Newest', 'Title']);
});

test('keeps an order by rating that the address has chosen', () => {
  expect(ordersOn(['ratings'], BEST_RATED)).toContain('Best rated');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('Highest rated first');
});
