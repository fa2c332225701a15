import { act, screen, waitFor } from '@testing-library/react';
import { buildTitle } from '@tests/builders';
import { buildDetails } from '@tests/detailBuilders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { visitApi } from '@/api/client/visitApi';
import type { Title } from '@/domain/title/title';
import type { TitleDetails } from '@/domain/title/titleDetails';
import { HeaderFacts, HeaderOverview } from '@/features/titleDetails/more/HeaderDetails';

const season = (number: number) => ({
  number,
  name: `Season ${number}`,
  overview: '',
  airDate: null,
  episodeCount: null,
  poster: null,
});

/** Renders the details of a head, and then lets them load. */
async function renderHead(details: TitleDetails) {
  const { title } = details;
  const { store } = renderWithProviders(
    <>
      <p data-testid="facts">
        <HeaderFacts title={title} known="120 min" />
      </p>
      <p data-testid="overview">
        <HeaderOverview title={title} />
      </p>
    </>,
  );
  expect(screen.getByTestId('facts')).toHaveTextContent('120 min');
  expect(screen.getByTestId('overview')).toBeEmptyDOMElement();
  act(() => {
    store.dispatch(upsertDetails(title, details));
  });
  await waitFor(() => expect(screen.getByTestId('overview')).not.toBeEmptyDOMElement());
  return { facts: screen.getByTestId('facts').textContent, overview: screen.getByTestId('overview') };
}

function upsertDetails({ kind, id, source }: Title, value: TitleDetails) {
  // The endpoint is injected by its own file, so the type of the api does not list it.
  const entry = { endpointName: 'titleDetails', arg: { kind, id, source }, value };
  return visitApi.util.upsertQueryEntries([entry] as never);
}

test('shows a film’s runtime and certificate', async () => {
  const details = buildDetails({ title: buildTitle({ runtime: 98 }), certificate: 'PG-13' });
  expect((await renderHead(details)).facts).toMatch(/^98 min\s·\sPG-13$/);
});

test.each([
  [[0, 1], '1 season'],
  [[1, 2, 3], '3 seasons'],
  [[0], '50 min'],
])('shows a series’ number of seasons without specials: %j is %s', async (numbers, text) => {
  const title = buildTitle({ kind: 'tv', runtime: 50 });
  const { facts } = await renderHead(buildDetails({ title, seasons: numbers.map(season) }));
  expect(facts).toBe(text);
});

test('keeps the length of the list if the details have none', async () => {
  const { facts } = await renderHead(buildDetails({ title: buildTitle({ runtime: null }) }));
  expect(facts).toBe('120 min');
});

test('shows the overview with its language', async () => {
  const details = buildDetails({ title: buildTitle({ overview: 'Un phare.' }), textLanguage: 'fr' });
  const { overview } = await renderHead(details);
  expect(overview).toHaveTextContent('Un phare.');
  expect(screen.getByText('Un phare.')).toHaveAttribute('lang', 'fr');
});

test('says that there is no overview', async () => {
  const { overview } = await renderHead(buildDetails({ title: buildTitle({ overview: '' }) }));
  expect(overview).toHaveTextContent('No description available');
});
