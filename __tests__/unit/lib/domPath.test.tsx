import { render, screen } from '@testing-library/react';
import { byPosition, resolveDomPath, domPathOf } from '@/lib/domPath';

function renderPage({ hasSeen = false, hasNew = true } = {}) {
  const { container } = render(
    <main>
      <p>text</p>
      {hasSeen && (
        <section aria-labelledby="seen">
          <h2 id="seen">Seen</h2>
          <ul />
        </section>
      )}
      {hasNew && (
        <section aria-labelledby="new">
          <h2 id="new">New</h2>
          <ul>
            <li>first</li>
            <li>
              <button type="button">second</button>
            </li>
          </ul>
        </section>
      )}
      <ul>
        <li>
          <a href="/">home</a>
        </li>
      </ul>
    </main>,
  );
  return container;
}

test('finds an element of a section by its heading, also after a new section above', () => {
  const before = renderPage();
  const place = domPathOf(screen.getByRole('button'), before);
  expect(place).toMatchObject({ heading: 'New', path: [1, 1, 0] });
  before.remove();

  expect(resolveDomPath(place, renderPage({ hasSeen: true }))).toBe(screen.getByRole('button'));
});

test('finds an element outside of sections by its path in the page', () => {
  const page = renderPage();
  const place = domPathOf(screen.getByRole('link'), page);

  expect(place.heading).toBeNull();
  expect(resolveDomPath(place, page)).toBe(screen.getByRole('link'));
});

test('finds an element of a section without an existing heading by its path in the page', () => {
  const { container } = render(
    <section aria-labelledby="nowhere">
      <button type="button">press</button>
    </section>,
  );
  const place = domPathOf(screen.getByRole('button'), container);

  expect(place).toEqual({ heading: null, path: [0, 0] });
  expect(resolveDomPath(place, container)).toBe(screen.getByRole('button'));
});

test('returns null if the section is missing or the path is too long', () => {
  const before = renderPage();
  const place = domPathOf(screen.getByRole('button'), before);
  before.remove();

  expect(resolveDomPath(place, renderPage({ hasNew: false }))).toBeNull();
  expect(resolveDomPath({ heading: null, path: [0, 9, 1] }, renderPage())).toBeNull();
});

test('finds the page itself', () => {
  const page = renderPage();

  expect(resolveDomPath(domPathOf(page, page), page)).toBe(page);
});

test('finds an element by its position in a page whose headings have other words', () => {
  const before = renderPage();
  const place = domPathOf(screen.getByRole('button'), before);
  before.remove();
  const page = renderPage();
  for (const heading of screen.getAllByRole('heading')) heading.textContent = 'Neu';
  expect(resolveDomPath(place, page)).toBeNull();
  expect(resolveDomPath(byPosition(place), page)).toBe(screen.getByRole('button'));
});
