import { readOperation } from './readOperation';
import type { ListSpec, Operation, SharedList } from './sharedList';
import { now, underLock } from './sharedList';

/** Tabs that saw the same write do not all answer in one instant. */
const ECHO_PAUSE_MS = { min: 10, spread: 50 };

/** What a tab says that has only begun to listen: it may have missed what others did. */
const ASK = 'What have you done?';

/** Hands over each list that other tabs leave in storage, and puts back what they overwrote of this tab's. */
export function followList<Item, Key extends string>(
  spec: ListSpec<Item, Key>,
  shared: SharedList<Item, Key>,
  ownItems: () => readonly Item[],
  onList: (items: Item[]) => void,
): void {
  const { storageKey } = spec;
  const save = () => void shared.save();
  let isAnswering = false;
  /** Another tab has left what cannot be read. */
  let isBroken = false;
  /** Once for all that is heard until then: a tab that brings in a thousand titles tells of each. */
  const answer = () => {
    if (isAnswering) return;
    isAnswering = true;
    const pause = ECHO_PAUSE_MS.min + Math.random() * ECHO_PAUSE_MS.spread;
    setTimeout(() => {
      isAnswering = false;
      const isRestoring = isBroken;
      isBroken = false;
      void underLock(storageKey, () => shared.saveNow(isRestoring));
    }, pause);
  };

  // Old browsers have none; the storage events still tell.
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(storageKey) : null;
  const tell = (operation: Operation<Item, Key>) =>
    channel?.postMessage({ ...operation, item: operation.item && spec.writeItem(operation.item), sentAt: now() });
  /** All that this tab remembers, for those who listen only now, or hear of this tab only now; what is saved of it. */
  const tellAll = () => {
    if (shared.isSaved()) shared.operations.forEach(tell);
  };
  shared.connect(ownItems, onList, tell);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === ASK) {
      tellAll();
      return;
    }
    const operation = readOperation(spec, data);
    if (!operation) return;
    shared.remember(operation);
    answer();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey && key !== null) return;
    if (newValue === null) {
      // What was done before shall not come back from memory.
      shared.operations.clear();
      onList([]);
      return;
    }
    const list = spec.parse(newValue);
    if (!list) {
      console.warn(`Another tab left an unreadable list under ${storageKey}`);
      isBroken = true;
      answer();
      return;
    }
    const whole = shared.withOperations(list);
    onList(whole ?? list);
    if (whole) answer();
  });
  // A page that slept got no events.
  window.addEventListener('pageshow', save);
  window.addEventListener('focus', save);
  // Before this tab listened it may have done something itself. Whoever undid that since then says so before the answer.
  tellAll();
  channel?.postMessage(ASK);
  answer();
}
