import { render, screen } from '@testing-library/react';
import { elementAt, pathTo } from '@/lib/domPath';

function renderTree() {
  const { container } = render(
    <main>
      <p>text</p>
      <ul>
        <li>first</li>
        <li>
          <button type="button">second</button>
        </li>
      </ul>
    </main>,
  );
  return container;
}

test('a path leads from the root down to the element', () => {
  const root = renderTree();

  expect(pathTo(screen.getByRole('button'), root)).toEqual([0, 1, 1, 0]);
});

test('what a path was taken of is found by it', () => {
  const root = renderTree();
  const button = screen.getByRole('button');

  expect(elementAt(pathTo(button, root), root)).toBe(button);
});

test('a path into what is no longer there leads nowhere', () => {
  expect(elementAt([0, 7, 1], renderTree())).toBeNull();
});

test('the path of the root itself is empty', () => {
  const root = renderTree();

  expect(pathTo(root, root)).toEqual([]);
  expect(elementAt([], root)).toBe(root);
});
