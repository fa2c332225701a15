import { screen } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { MovieCards } from '@/features/browse/MovieCards';

const TITLES = Array.from({ length: 20 }, (_, index) => buildTitle({ id: index + 1, title: `Film ${index + 1}` }));

const show = (width: number) => {
  window.innerWidth = width;
  return renderWithProviders(
    <MovieCards
      titles={TITLES}
      renderCards={(titles) =>
        titles.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))
      }
    />,
  );
};

const WIDTH = window.innerWidth;
afterEach(() => {
  window.innerWidth = WIDTH;
});

test('a phone shows six movies, and all on request; the focus moves to the first new one', async () => {
  const { user } = show(390);
  expect(screen.getAllByRole('link')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 20 movies' }));
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.getByRole('link', { name: 'Film 7' })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wider screen shows all movies', () => {
  show(834);
  expect(screen.getAllByRole('link')).toHaveLength(20);
  expect(screen.queryByRole('button')).toBeNull();
});
