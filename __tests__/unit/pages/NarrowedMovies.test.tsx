import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';
import type { Title } from '@/domain/title/title';
import { moodOf } from '@/features/colors/colorMoods';
import { NarrowedMovies } from '@/pages/shared/NarrowedMovies';

const SCIENCE_FICTION = 878;

const server = useServer();

beforeEach(() => {
  localStorage.clear();
  server.use(http.get('*', () => new HttpResponse(null, { status: 404 })));
});

/** Returns the titles that remain for an address. */
async function leftBy(search: string): Promise<Title[]> {
  const shown = new Map<string, Title>();
  const renderCard = (title: Title) => {
    shown.set(title.title, title);
    return <article aria-label={title.title} />;
  };
  const { unmount } = renderWithProviders(
    <NarrowedMovies loading={null} failed={(message) => <p>{message}</p>} renderCard={renderCard} />,
    { at: `/movies?${search}` },
  );
  const cards = await screen.findAllByRole('article');
  const titles = cards.flatMap((card) => shown.get(card.getAttribute('aria-label') ?? '') ?? []);
  unmount();
  return titles;
}

test('combines the filters for color and genre', async () => {
  const ofColour = await leftBy('colour=amber');
  const ofBoth = await leftBy(`genre=${SCIENCE_FICTION}&colour=amber`);

  expect(ofColour.map((title) => moodOf(title)?.id)).toEqual(ofColour.map(() => 'amber'));
  expect(ofBoth.map(({ title }) => title)).toEqual(
    ofColour.filter(({ genreIds }) => genreIds.includes(SCIENCE_FICTION)).map(({ title }) => title),
  );
  expect(ofBoth.length).toBeLessThan(ofColour.length);
});
