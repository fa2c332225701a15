import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { listEndpoints } from '@/api/endpoints/lists';
import { LinkCard } from '@/pages/shared/LinkCard';
import { TitlePreview } from '@/pages/shared/TitlePreview';
import { readTitle } from '@/domain/title/readTitle';
import type { Title } from '@/domain/title/title';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';

const server = useServer();

beforeEach(() => {
  localStorage.clear();
});

const HEAT = {
  id: 1501,
  title: 'Heat',
  release_date: '1995-12-15',
  runtime: 170,
  vote_average: 8.3,
  genre_ids: [80, 18],
  poster_path: 'art/posters/1001-500.webp#3b273b',
  overview: 'A thief, and the man who hunts him.',
  backdrop_path: null as string | null,
};

function titleOf(record: object): Title {
  const title = readTitle(record, 'movie', 'product');
  if (!title) throw new TypeError('That is no title');
  return title;
}

function Card({ title }: { title: Title }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Rest</button>
      <ul>
        <li ref={setPlace}>
          <LinkCard title={title} titles={[title]} isListed={false} />
        </li>
      </ul>
      {isOpen && place && <TitlePreview place={place} isOpen />}
    </>
  );
}

/** Opens the preview of a title in a loaded list. */
async function preview(record: typeof HEAT) {
  server.use(http.get('*/api/movies/trending', () => HttpResponse.json({ results: [record] })));
  const view = renderWithProviders(<Card title={titleOf(record)} />);
  await view.store.dispatch(listEndpoints.trending.initiate());
  await view.user.click(screen.getByRole('button', { name: 'Rest' }));
  const group = screen.getByRole('group', { name: 'About Heat', hidden: true });
  return { ...view, group, inside: within(group) };
}

const hidden = { hidden: true };

test('describes the title, and links to it', async () => {
  const { inside } = await preview(HEAT);
  expect(inside.getByText(/^1995 · 170 min$/)).toBeInTheDocument();
  expect(inside.getByText('8.3')).toBeInTheDocument();
  expect(inside.getByText('Crime · Drama')).toBeInTheDocument();
  expect(inside.getByText(HEAT.overview)).toBeInTheDocument();
  expect(inside.getByRole('link', { ...hidden, name: 'Details' })).toHaveAttribute('href', '/movie/1501?from=product');
  expect(inside.queryByRole('link', { ...hidden, name: /Play/ })).not.toBeInTheDocument();
});

test('a poster has its title as lettering', async () => {
  const { inside } = await preview(HEAT);
  expect(inside.queryByText('Heat')).not.toBeInTheDocument();
});

test('a backdrop has its title as text, once', async () => {
  const { inside } = await preview({ ...HEAT, backdrop_path: 'art/hero/interstellar-1280.webp#412d30' });
  expect(inside.getAllByText('Heat')).toHaveLength(1);
});

test('the watchlist toggle moves into the open preview', async () => {
  const { inside, store, user } = await preview(HEAT);
  const [own] = screen.getAllByRole('button', { ...hidden, name: 'Add to watchlist' });
  expect(own).toHaveAttribute('tabindex', '-1');
  await user.click(inside.getByRole('button', { ...hidden, name: 'Add to watchlist' }));
  expect(store.getState().watchlist.items).toMatchObject([{ title: 'Heat' }]);
  expect(inside.getByRole('button', { ...hidden, name: 'Remove from watchlist' })).toBeInTheDocument();
});

test('a card whose title is in no list has no preview', () => {
  renderWithProviders(<Card title={titleOf(HEAT)} />);
  expect(screen.queryByRole('group', hidden)).not.toBeInTheDocument();
});
