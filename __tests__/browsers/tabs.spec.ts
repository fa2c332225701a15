import { signInBefore, test } from './test';

test('what one tab puts on the list stands in the other, and what that one removes is gone', async ({
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
