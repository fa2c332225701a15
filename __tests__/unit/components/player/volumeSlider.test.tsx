import { fireEvent, render, screen } from '@testing-library/react';
import { ClipControls } from '@/components/player/ClipControls';

test('the slider keeps its new position before the video reports the change', () => {
  const video = document.createElement('video');
  // Browsers dispatch the event in a separate task.
  video.addEventListener('volumechange', (event) => event.stopImmediatePropagation());
  render(<ClipControls video={video} frame={{ current: null }} hasSingleKeys={() => true} />);
  const slider = screen.getByRole('slider', { name: 'Volume' });

  fireEvent.change(slider, { target: { value: '0.5' } });

  expect(slider).toHaveValue('0.5');
  expect(slider).toHaveAttribute('aria-valuetext', '50 %');
  expect(video.volume).toBe(0.5);
});
