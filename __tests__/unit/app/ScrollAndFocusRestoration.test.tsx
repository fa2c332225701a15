import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ScrollAndFocusRestoration } from '@/app/ScrollAndFocusRestoration';

const Row = ({ heading }: { heading: string }) => (
  <section aria-labelledby={heading}>
    <h2 id={heading}>{heading}</h2>
    <ul aria-label={heading}>
      <li>
        <a href={`/${heading}`}>{`A title of ${heading}`}</a>
      </li>
    </ul>
  </section>
);

/** The rows of the first page. Every other page has none. */
let rows = ['Seen', 'Horror'];

let go: ReturnType<typeof useNavigate>;

function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  go = useNavigate();
  return (
    <>
      <main ref={main} tabIndex={-1}>
        {pathname === '/' ? rows.map((heading) => <Row key={heading} heading={heading} />) : <h1>Another page</h1>}
      </main>
      <ScrollAndFocusRestoration main={main} startPath="/" />
    </>
  );
}

const list = (name: string) => screen.getByRole('list', { name });

function scroll(name: string, left: number) {
  list(name).scrollLeft = left;
  list(name).dispatchEvent(new Event('scroll'));
}

const leave = () => act(async () => go('/elsewhere'));
const comeBack = () => act(async () => go(-1));

let visits = 0;

beforeEach(() => {
  rows = ['Seen', 'Horror'];
  // jsdom has no layout and no `scrollTo`.
  window.innerHeight = 0;
  Element.prototype.scrollTo = function scrollTo(this: Element, { left }: ScrollToOptions) {
    this.scrollLeft = left ?? 0;
  } as Element['scrollTo'];
  render(
    // The positions are stored per history entry for the life of the tab, so each test uses its own key.
    <MemoryRouter initialEntries={[{ pathname: '/', key: `visit ${visits++}` }]}>
      <Shell />
    </MemoryRouter>,
  );
});

test('restores rows and focus, also if a new row has appeared above', async () => {
  rows = ['Horror'];
  await leave();
  await comeBack();
  scroll('Horror', 300);
  screen.getByRole('link', { name: 'A title of Horror' }).focus();

  rows = ['Seen', 'Horror'];
  await leave();
  await comeBack();

  await waitFor(() => expect(screen.getByRole('link', { name: 'A title of Horror' })).toHaveFocus());
  expect(list('Horror').scrollLeft).toBe(300);
  expect(list('Seen').scrollLeft).toBe(0);
});

test('a missing row does not block the other restorations', async () => {
  scroll('Seen', 200);
  scroll('Horror', 300);
  screen.getByRole('link', { name: 'A title of Horror' }).focus();

  rows = ['Horror'];
  await leave();
  await comeBack();

  await waitFor(() => expect(screen.getByRole('link', { name: 'A title of Horror' })).toHaveFocus());
  expect(list('Horror').scrollLeft).toBe(300);
});

test('a row that was scrolled back to its start stays there', async () => {
  scroll('Horror', 300);
  scroll('Horror', 0);
  screen.getByRole('link', { name: 'A title of Horror' }).focus();

  await leave();
  await comeBack();

  await waitFor(() => expect(screen.getByRole('link', { name: 'A title of Horror' })).toHaveFocus());
  expect(list('Horror').scrollLeft).toBe(0);
});
