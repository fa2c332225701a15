import { fireEvent, render, screen } from '@testing-library/react';
import { TitleHeading } from '@/features/titleDetails/TitleHeading';

const POSTER = '/kinora/art/posters/1002-500.webp';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** Returns the image of a heading, which is decorative. */
const lettering = () => screen.queryByRole('presentation');

test('a heading has no lettering if its poster is not part of the art', () => {
  render(<TitleHeading level={1} title="Heat" poster="/abc.jpg" />);

  expect(heading('Heat')).toBeVisible();
  expect(lettering()).toBeNull();
});

test('shows the text until the lettering has loaded, and keeps it as the name of the heading', () => {
  render(<TitleHeading level={1} title="The Avengers" poster={POSTER} />);
  expect(heading('The Avengers')).toHaveAttribute('data-shown', 'false');

  fireEvent.load(screen.getByRole('presentation'));

  expect(heading('The Avengers')).toHaveAttribute('data-shown', 'true');
});

test('another title waits for its own lettering', () => {
  const { rerender } = render(<TitleHeading level={1} title="The Avengers" poster={POSTER} />);
  fireEvent.load(screen.getByRole('presentation'));

  rerender(<TitleHeading level={1} title="Dune" poster="/kinora/art/posters/1004-500.webp" />);

  expect(heading('Dune')).toHaveAttribute('data-shown', 'false');
});
