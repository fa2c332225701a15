import { signInBefore, test } from './test';

test('a title that one tab adds appears in the other, and a title that the other removes disappears', async ({
  tab,
  newTab,
}) => {
  await signInBefore(tab);
  await tab.open('./movie/1001');
  const other = await newTab();
  await other.open('./watchlist');
  await other.sees(['heading', 'Your watchlist is empty']);

  await tab.click(['button', 'Add to Watchlist']);
  await tab.sees(['button', 'In Watchlist']);
  await other.sees(['article', 'Interstellar']);
  await other.click(['article', 'Interstellar'], ['button', 'Remove Interstellar from Watchlist']);
  await tab.sees(['button', 'Add to Watchlist']);
});
