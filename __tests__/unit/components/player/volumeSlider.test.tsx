import { fireEvent, render, screen } from '@testing-library/react';
import { ClipControls } from '@/components/player/ClipControls';

test('the slider stays where it is pressed, however late the film tells it: its next step begins there', () => {
  const video = document.createElement('video');
  // As browsers do it: the event is a task of its own.
  video.addEventListener('volumechange', (event) => event.stopImmediatePropagation());
  render(<ClipControls video={video} frame={{ current: null }} />);
  const slider = screen.getByRole('slider', { name: 'Volume' });

  fireEvent.change(slider, { target: { value: '0.5' } });

  expect(slider).toHaveValue('0.5');
  expect(slider).toHaveAttribute('aria-valuetext', '50 %');
  expect(video.volume).toBe(0.5);
});
