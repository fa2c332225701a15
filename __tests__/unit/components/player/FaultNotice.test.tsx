import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaultNotice } from '@/components/player/FaultNotice';

test.each([
  [
    'missing',
    'The film is not there',
    'Its file is missing on the server. Whoever runs this site can put it back; then try again.',
  ],
  [
    'unplayable',
    'This browser cannot play the film',
    'Its file is damaged or in a form that is not played here. Another browser may play it.',
  ],
  [
    'forbidden',
    'The film’s server is not allowed here',
    'Whoever runs this site can allow it: mediaHosts in config.json names it, then node deploy/apply.cjs.',
  ],
  ['network', 'The connection is lost', 'The film goes on where it was as soon as the connection is back.'],
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
