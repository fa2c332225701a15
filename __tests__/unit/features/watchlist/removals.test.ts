import fc from 'fast-check';
import { buildTitle } from '@tests/builders';
import { makeTestStore, whenRestored } from '@tests/makeTestStore';
import { RUNS } from '@tests/runs';
import { putBack } from '@/domain/watchlist/removal';
import { addTitle } from '@/features/watchlist/thunks';
import { clearWatchlist, removeUndoably, undoRemoval } from '@/features/watchlist/removals';

async function storeWith(...ids: number[]) {
  localStorage.clear();
  const made = makeTestStore();
  await whenRestored(made);
  for (const id of ids) made.store.dispatch(addTitle(buildTitle({ id })));
  return made;
}

type Made = Awaited<ReturnType<typeof storeWith>>;
const itemsOf = ({ store }: Made) => store.getState().watchlist.items;
const storedIds = () =>
  (JSON.parse(localStorage.getItem('movieWatchlist') ?? '[]') as { id: number }[]).map(({ id }) => id).sort();

test('undo restores a removed title with its time and position, in storage too', async () => {
  const made = await storeWith(1, 2, 3);
  const before = itemsOf(made);
  const removals = made.store.dispatch(removeUndoably('movie:2')) ?? [];
  expect(itemsOf(made).map(({ id }) => id)).toEqual([1, 3]);
  made.store.dispatch(undoRemoval(removals));
  expect(itemsOf(made)).toEqual(before);
  await made.persistor.flush();
  expect(storedIds()).toEqual([1, 2, 3]);
});

test('undo restores a cleared list beside later additions', async () => {
  const made = await storeWith(1, 2);
  const before = itemsOf(made);
  const removals = made.store.dispatch(clearWatchlist()) ?? [];
  expect(itemsOf(made)).toEqual([]);
  made.store.dispatch(addTitle(buildTitle({ id: 3 })));
  made.store.dispatch(undoRemoval(removals));
  expect(itemsOf(made).slice(0, 2)).toEqual(before);
  expect(itemsOf(made).map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('undo keeps a title that was added again', async () => {
  const made = await storeWith(1, 2);
  const removals = made.store.dispatch(removeUndoably('movie:1')) ?? [];
  made.store.dispatch(addTitle(buildTitle({ id: 1, title: 'Again' })));
  const current = itemsOf(made);
  made.store.dispatch(undoRemoval(removals));
  expect(itemsOf(made)).toEqual(current);
});

test('a failed removal has nothing to undo', async () => {
  const made = await storeWith(1);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(made.store.dispatch(removeUndoably('movie:'))).toBeNull();
});

test('undo restores the list after any removals', () => {
  const items = Array.from({ length: 8 }, (_, id) => ({ ...buildTitle({ id: id + 1 }), addedAt: null }));
  fc.assert(
    fc.property(fc.subarray(items), (gone) => {
      const removals = items.map((item, at) => ({ item, at })).filter(({ item }) => gone.includes(item));
      const rest = items.filter((item) => !gone.includes(item));
      expect(putBack(rest, removals)).toEqual(items);
    }),
    { numRuns: RUNS },
  );
});
