import { fireEvent, render, screen } from '@testing-library/react';
import { TitleHeading } from '@/features/titleDetails/TitleHeading';

const POSTER = '/kinora/art/posters/1002-500.webp';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** The picture in a heading; it says nothing that the words do not. */
const lettering = () => screen.queryByRole('presentation');

test('a title has its own name, and no lettering where its poster is none of ours', () => {
  render(<TitleHeading level={1} title="Heat" poster="/abc.jpg" />);

  expect(heading('Heat')).toBeVisible();
  expect(lettering()).toBeNull();
});

test('the words stand until the lettering has come, and name the heading still', () => {
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
