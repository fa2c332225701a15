import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultNotice } from '@/components/player/FaultNotice';

test.each([
  ['missing', 'Video not found', 'The site owner needs to restore the file.'],
  [
    'unplayable',
    'This browser can’t play the video',
    'The file is damaged or in a format this browser can’t play. Try another browser.',
  ],
  [
    'forbidden',
    'The video’s server is not allowed',
    'The site owner needs to add it to mediaHosts in config.json and run node deploy/apply.cjs.',
  ],
  ['network', 'Connection lost', 'Playback will resume when the connection is back.'],
] as const)('explains the error %s, and offers a retry and a way back', async (fault, heading, hint) => {
  const [onRetry, onLeave] = [jest.fn(), jest.fn()];
  render(<FaultNotice fault={fault} onRetry={onRetry} onLeave={onLeave} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading);
  expect(screen.getByRole('alert')).toHaveTextContent(`${heading}${hint}Try AgainBack`);

  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onLeave).toHaveBeenCalledTimes(1);
});
