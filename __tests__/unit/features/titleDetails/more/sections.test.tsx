import { screen, within } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildDetails, buildMaker, buildPlayer } from '@tests/detailBuilders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { speak } from '@tests/speak';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { CastRow } from '@/features/titleDetails/more/CastRow';
import { CollectionBand } from '@/features/titleDetails/more/CollectionBand';
import { Facts } from '@/features/titleDetails/more/Facts';
import { Keywords } from '@/features/titleDetails/more/Keywords';
import { PicturesRow } from '@/features/titleDetails/more/PicturesRow';
import { SeasonsRow } from '@/features/titleDetails/more/SeasonsRow';
import { VideosRow } from '@/features/titleDetails/more/VideosRow';
import { WhereToWatch } from '@/features/titleDetails/more/WhereToWatch';
import { setTranslations } from '@/i18n/t';

afterEach(() => setTranslations(null));

const title = buildTitle({ source: 'tmdb' });

describe('the cast', () => {
  const players = Array.from({ length: 25 }, (_, index) => buildPlayer(index + 1));

  test('is a row of people with links to their pages, and is absent without people', () => {
    const { container } = renderWithProviders(<CastRow cast={players.slice(0, 2)} crew={[]} />);
    const row = within(screen.getByRole('region', { name: 'Cast' }));
    expect(row.getByRole('link', { name: 'Player 2' })).toHaveAttribute('href', '/person/2?from=tmdb');
    expect(row.getByRole('article', { name: 'Player 2' })).toHaveTextContent('Role 2');
    expect(screen.queryByRole('button', { name: 'All cast and crew' })).toBeNull();
    renderWithProviders(<CastRow cast={[]} crew={[]} />, {});
    expect(container.querySelectorAll('section')).toHaveLength(1);
  });

  test('has twenty people in the row, and all by department behind a button', async () => {
    const crew = [buildMaker(90), buildMaker(91, { id: null, name: 'Without Page', jobs: ['Writer'] })];
    const { user } = renderWithProviders(<CastRow cast={players} crew={crew} />);
    expect(screen.getAllByRole('article')).toHaveLength(20);

    const button = screen.getByRole('button', { name: 'All cast and crew' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(within(screen.getByRole('region', { name: 'Cast 25' })).getAllByRole('link')).toHaveLength(25);
    expect(screen.getByRole('region', { name: 'Directing 1' })).toHaveTextContent('Maker 90');
    const writing = within(screen.getByRole('region', { name: 'Writing 1' }));
    expect(writing.getByText('Without Page')).toBeVisible();
    expect(writing.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.queryByRole('region', { name: 'Cast 25' })).toBeNull();
  });

  test('is replaced by the crew if there is no cast', () => {
    renderWithProviders(<CastRow cast={[]} crew={[buildMaker(1)]} />);
    expect(screen.getByRole('region', { name: 'Crew' })).toHaveTextContent('Director');
  });
});

test('each season links to its own address', () => {
  const season = { number: 2, name: 'Season 2', overview: '', airDate: '2020-05-01', episodeCount: 8, poster: null };
  renderWithProviders(
    <SeasonsRow series={{ kind: 'tv', id: 1399, source: 'tmdb', poster: null }} seasons={[season]} />,
  );
  const card = screen.getByRole('article', { name: 'Season 2' });
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/movie/1399/season/2?type=tv&from=tmdb');
  expect(card).toHaveTextContent('2020 · 8 episodes');
});

test('a video opens in the dialog, without an earlier request to another host', async () => {
  const videos = [
    { key: 'eRsGyueVLvQ', name: 'Main Trailer', type: 'Trailer' },
    { key: 'abcdefghijk', name: 'In the Studio', type: 'Clip' },
  ];
  const { user, container } = renderWithProviders(<VideosRow title={title} videos={videos} stills={[]} />);
  expect(container.querySelectorAll('img, iframe')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'In the Studio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clip: In the Studio' });
  expect(within(dialog).getByTitle('Clip: In the Studio')).toHaveAttribute(
    'src',
    expect.stringContaining('/embed/abcdefghijk?'),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a collection links to its page', () => {
  const collection = { id: 10, source: 'tmdb', name: 'Lantern Collection', poster: null, backdrop: null } as const;
  renderWithProviders(<CollectionBand collection={collection} />);
  const band = within(screen.getByRole('region', { name: 'Lantern Collection' }));
  expect(band.getByRole('link', { name: 'See all films' })).toHaveAttribute('href', '/collection/10?from=tmdb');
});

describe('images', () => {
  const backdrops = ['/a.jpg', '/b.jpg'];

  test('open in a dialog with arrows from one to the next in a circle', async () => {
    const { user } = renderWithProviders(<PicturesRow name="The Matrix" backdrops={backdrops} posters={['/c.jpg']} />);
    await user.click(screen.getByRole('button', { name: 'Image 3 of 3, enlarge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Images of The Matrix' }));
    const place = dialog.getByRole('status');
    expect(place).toHaveTextContent('3 / 3');
    await user.click(dialog.getByRole('button', { name: 'Next image' }));
    expect(place).toHaveTextContent('1 / 3');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(place).toHaveTextContent('2 / 3');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(place).toHaveTextContent('1 / 3');
    await user.click(dialog.getByRole('button', { name: 'Previous image' }));
    expect(place).toHaveTextContent('3 / 3');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are changed by left and right, and closed by the button that up leads to', async () => {
    const { user } = renderWithProviders(<PicturesRow name="The Matrix" backdrops={backdrops} posters={['/c.jpg']} />);
    await user.click(screen.getByRole('button', { name: 'Image 1 of 3, enlarge' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Images of The Matrix' }));
    await user.click(dialog.getByRole('button', { name: 'Next image' }));
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByRole('button', { name: 'Previous image' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('button', { name: 'Next image' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Next image' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('have no row if there is only one of each kind', () => {
    renderWithProviders(<PicturesRow name="The Matrix" backdrops={['/a.jpg']} posters={['/c.jpg']} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('shows providers by offer and country, with the owner of the data', () => {
  renderWithProviders(
    <WhereToWatch
      offers={{
        region: 'DE',
        link: 'https://www.themoviedb.org/movie/603/watch',
        ways: [
          { way: 'stream', providers: [{ id: 1, name: 'Lampenlicht', logo: null }] },
          { way: 'ads', providers: [{ id: 2, name: 'Werbekino', logo: null }] },
        ],
      }}
    />,
  );
  const section = within(screen.getByRole('region', { name: 'Where to watch Germany' }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Stream', 'With ads']);
  expect(section.getByText('Lampenlicht')).toBeVisible();
  expect(section.getByText('Data by').parentElement).toHaveTextContent('JustWatch');
  const offers = section.getByRole('link', { name: 'All offers (opens in a new tab)' });
  expect(offers).toHaveAttribute('rel', 'noopener noreferrer');
  expect(offers).toHaveAttribute('target', '_blank');
});

test('keywords link to other titles with the same keyword', () => {
  renderWithProviders(<Keywords kind="tv" keywords={[{ id: 123, name: 'lighthouse' }]} />);
  expect(screen.getByRole('link', { name: 'lighthouse' })).toHaveAttribute('href', '/series?keyword=123');
});

describe('facts', () => {
  const open = (fields: Partial<TitleDetails> | null, of = title) => {
    renderWithProviders(<Facts title={of} details={fields && buildDetails({ title: of, ...fields })} />);
    return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
  };

  test('are words, not codes', () => {
    const facts = open({
      certificate: 'R',
      status: 'Released',
      originalLanguage: 'fr',
      languages: ['fr', 'de'],
      countries: ['FR', 'CH'],
      crew: [buildMaker(1), buildMaker(2, { jobs: ['Screenplay'] })],
    });
    expect(Object.fromEntries(facts)).toMatchObject({
      Released: 'March 31, 1999',
      Certificate: 'R',
      Runtime: '136 min',
      Genres: 'Action, Science Fiction',
      Director: 'Maker 1',
      Writer: 'Maker 2',
      Status: 'Released',
      'Original language': 'French',
      Languages: 'French, German',
      Countries: 'France, Switzerland',
    });
    expect(screen.getByRole('link', { name: 'Action' })).toHaveAttribute('href', '/movies?genre=28');
    expect(screen.getByRole('link', { name: 'Maker 2' })).toHaveAttribute('href', '/person/2?from=tmdb');
  });

  test.each([
    ['movie', 'Annulé'],
    ['tv', 'Annulée'],
  ] as const)('say in the gender of a %s that it is canceled', (kind, status) => {
    speak('fr');
    expect(open({ status: 'Canceled' }, buildTitle({ kind }))).toContainEqual(['Statut', status]);
  });

  test('come from the title if there are no details', () => {
    const facts = open(null, buildTitle({ director: 'Jo Reel', releaseDate: null, genres: [], genreIds: [] }));
    expect(facts).toEqual([
      ['Runtime', '136 min'],
      ['Director', 'Jo Reel'],
    ]);
    const joint = buildTitle({ director: 'Jo Reel, Bo Film and Sammy Davis, Jr.', releaseDate: null, runtime: null });
    expect(open(null, { ...joint, genres: [], genreIds: [] })).toContainEqual([
      'Directors',
      'Jo Reel, Bo Film, Sammy Davis, Jr.',
    ]);
  });

  test('list releases by country, sorted by name', () => {
    open({
      releases: [
        { country: 'US', date: '1999-03-31', certificate: 'R' },
        { country: 'DE', date: '1999-06-17', certificate: '16' },
      ],
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'GermanyJune 17, 199916',
      'United StatesMarch 31, 1999R',
    ]);
  });

  test('link to the same title on other sites, and announce a new tab', () => {
    open({ links: [{ site: 'IMDb', url: 'https://www.imdb.com/title/tt9999999/' }] });
    const link = within(screen.getByRole('list', { name: 'Elsewhere' })).getByRole('link');
    expect(link).toHaveAccessibleName('IMDb (opens in a new tab)');
  });

  test('mark text in another language', () => {
    open({ tagline: 'Toujours plus loin', textLanguage: 'fr' });
    expect(screen.getByText('Toujours plus loin')).toHaveAttribute('lang', 'fr');
  });
});
