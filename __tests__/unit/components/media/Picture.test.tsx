import { fireEvent, render, screen } from '@testing-library/react';
import { ImageHost } from '@/components/media/ImageHost';
import { Picture } from '@/components/media/Picture';

const view = (imageHost: string | null) => (
  <ImageHost value={imageHost}>
    <Picture image="/abc.jpg" sizes="100px" alt="Poster" />
  </ImageHost>
);

test('does not request an image before the image host is known', () => {
  const { rerender } = render(view(null));
  expect(screen.queryByRole('img')).toBeNull();

  rerender(view('https://proxy.example/t/p'));
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://proxy.example/t/p/w500/abc.jpg');
});

test('shows the No Image plate for a failed image until the host changes', () => {
  const { rerender } = render(view('https://first.example'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('No Image')).toBeInTheDocument();

  rerender(view('https://second.example'));
  expect(screen.getByRole('img')).toBeInTheDocument();
});
