import { buildTitle } from '@tests/builders';
import { runningTime } from '@/features/watchlist/runningTime';

const film = (runtime: number | null) => buildTitle({ runtime });
const series = buildTitle({ kind: 'tv', runtime: 45 });

test.each([
  [[film(170), film(130)], '5 h of film'],
  [[film(170), film(null), series], 'more than 2 h 50 min of film'],
  [[film(170), series], '2 h 50 min of film'],
  [[series, film(null)], null],
  [[], null],
])('%#: %s', (titles, text) => {
  expect(runningTime(titles)).toBe(text);
});
