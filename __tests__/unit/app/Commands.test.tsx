import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildTitle } from '@tests/builders';
import { renderWithProviders } from '@tests/renderWithProviders';
import { useServer } from '@tests/server';
import { Commands } from '@/app/Commands';
import { addTitle } from '@/features/watchlist/thunks';
import { requestCommand } from '@/lib/commandRequests';

const server = useServer();

beforeEach(() => {
  localStorage.clear();
  server.use(http.get('*/api/*/*', () => new HttpResponse(null, { status: 404 })));
});

const HEAT = buildTitle({ id: 1501, title: 'Heat' });
const AT_HEAT = { pathname: '/movie/1501', state: { title: HEAT, titles: [] } };

interface Options {
  isSignedIn?: boolean;
  at?: string | typeof AT_HEAT;
}

async function open({ isSignedIn = true, at = '/' }: Options = {}) {
  const page = (
    <>
      <div id="announcer" />
      <div id="surprise" />
      <main>
        <input aria-label="Name" />
      </main>
      <Commands isSignedIn={isSignedIn} />
    </>
  );
  let view = {} as ReturnType<typeof renderWithProviders>;
  await act(() => Promise.resolve((view = renderWithProviders(page, { at }))));
  return view;
}

const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true });
const names = (inside: HTMLElement, role: string) =>
  within(inside)
    .getAllByRole(role, { hidden: true })
    .map(({ textContent }) => textContent);

test('the overlay lists the keys that apply, and none of a text field opens it', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '?r/');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();

  act(() => screen.getByRole('textbox', { name: 'Name' }).blur());
  await user.keyboard('?');
  const overlay = await dialog('Keyboard shortcuts');
  expect(names(overlay, 'definition')).toContain('Watchlist');
  // The page has no cards.
  expect(within(overlay).queryByText('Rows and grids')).toBeNull();
});

test('a viewer who is signed out has the keys that apply there', async () => {
  const { user } = await open({ isSignedIn: false });
  await user.keyboard('?');
  expect(names(await dialog('Keyboard shortcuts'), 'definition')).toEqual(['Commands', 'Keyboard shortcuts']);
});

test('switched off, single keys do nothing and the commands still open', async () => {
  localStorage.setItem('kinora:shortcuts', 'off');
  const { user } = await open();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(await dialog('Commands')).toBeInTheDocument();
});

test('the palette has the commands of the page of a title, and runs them', async () => {
  const { user, store } = await open({ at: AT_HEAT });
  await user.keyboard('{Control>}k{/Control}');
  const palette = await dialog('Commands');
  const field = within(palette).getByRole('combobox', { hidden: true });
  await user.type(field, 'watchl');
  const [first] = within(palette).getAllByRole('option', { hidden: true });
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await user.type(field, 'ist{ArrowDown}{Enter}');
  expect(store.getState().watchlist.items.map(({ title }) => title)).toEqual(['Heat']);
  expect(document.getElementById('announcer')).toHaveTextContent('Heat added to your watchlist');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();

  await user.keyboard('{Control>}k{/Control}');
  const again = await dialog('Commands');
  // The chosen command does not apply any more.
  expect(names(again, 'option')).toContain('Remove from Watchlist');
  expect(names(again, 'option')).not.toContain('Add to Watchlist');
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('a button can ask for the palette', async () => {
  await open();
  act(() => requestCommand('palette'));
  expect(names(await dialog('Commands'), 'option')).toContain('Logout');
});

test('the button of the header suggests a title that is not saved, and another one', async () => {
  const { user, store } = await open();
  store.dispatch(addTitle(HEAT));
  await user.click(screen.getByRole('button', { name: 'Surprise me' }));
  const surprise = await dialog('Surprise me');
  const link = await within(surprise).findByRole('link', { name: 'Open', hidden: true });
  const first = link.getAttribute('href');
  await user.click(within(surprise).getByRole('button', { name: 'Another', hidden: true }));
  expect(within(surprise).getByRole('link', { name: 'Open', hidden: true }).getAttribute('href')).not.toBe(first);
});
