import { fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { CardBadgesContext } from '@/components/media/CardBadgesContext';
import type { Title } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import { Tonight } from '@/features/tonight/Tonight';
import { buildTitle } from '@tests/builders';

const FILMS = [
  buildTitle({ id: 1, title: 'Short', runtime: 60 }),
  buildTitle({ id: 2, title: 'Long', runtime: 240 }),
  buildTitle({ id: 3, title: 'Unknown', runtime: null }),
];

const Card = ({ title }: { title: Title }) => (
  <article aria-label={title.title}>{use(CardBadgesContext)?.get(titleKey(title))}</article>
);

const card = (name: string) => screen.getByRole('article', { name });

function open() {
  const onClose = jest.fn();
  render(
    <CardBadgesContext value={new Map([['movie:1', <span key="watched">Watched</span>]])}>
      <Tonight titles={FILMS} onClose={onClose}>
        {FILMS.map((title) => (
          <Card key={title.id} title={title} />
        ))}
      </Tonight>
    </CardBadgesContext>,
  );
  return onClose;
}

beforeEach(() => {
  // The time is in the viewer's time zone.
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 20, 0) });
});
afterEach(() => {
  jest.useRealTimers();
});

test('marks films that end before bedtime, with the time in words', () => {
  open();
  const slider = screen.getByRole('slider', { name: 'Lights out at 11:30 PM' });
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute('aria-valuetext', '11:30 PM, in 3 hours 30 minutes');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 films end before that');
  expect(card('Short')).toHaveTextContent('Watched');
  expect(card('Short')).toHaveTextContent('Fits tonight: ends 9:00 PM');
  expect(card('Long')).toHaveTextContent('Too late tonight: ends 12:00 AM');
  expect(card('Unknown')).toBeEmptyDOMElement();

  fireEvent.change(slider, { target: { value: '14' } });
  expect(card('Long')).toHaveTextContent('Fits tonight: ends 12:00 AM');
});

test('Escape and the button close the mode', () => {
  const onClose = open();
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Turn the lights back on' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
