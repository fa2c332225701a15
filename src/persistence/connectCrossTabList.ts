import { isRecord } from '@/lib/json';
import type { ListSpec, Operation, CrossTabList } from './crossTabList';
import { now, WINDOW_MS, withLock } from './crossTabList';

/** Reads an operation of another tab with the same checks as stored data. Null if the message is invalid. */
export function readOperation<Item, Key extends string>(
  spec: ListSpec<Item, Key>,
  message: unknown,
): Operation<Item, Key> | null {
  if (!isRecord(message) || !spec.isKey(message.key) || typeof message.at !== 'number') return null;
  const { key, sentAt } = message;
  // The clock of a tab differs if the device slept or its clock was set after the tab was opened. The age of the
  // operation is then used instead of its time.
  const ahead = typeof sentAt === 'number' ? sentAt - now() : 0;
  const at = Math.abs(ahead) > WINDOW_MS ? message.at - ahead : message.at;
  // The operation is in the future, or too old to matter.
  if (!(Math.abs(now() - at) <= WINDOW_MS)) return null;
  if (message.item === null) return { key, item: null, at };
  const item = spec.readItem(message.item);
  return item && spec.keyOf(item) === key ? { key, item, at } : null;
}

/** The random pause before a tab saves after another tab's write, so that several tabs do not save at once. */
const ECHO_PAUSE_MS = { min: 10, spread: 50 };

/** The message of a tab that has just started to listen. It may have missed operations of other tabs. */
const SYNC_REQUEST = 'What have you done?';

/** Passes on each list that another tab stores, and restores this tab's operations that the other tab overwrote. */
export function connectCrossTabList<Item, Key extends string>(
  spec: ListSpec<Item, Key>,
  shared: CrossTabList<Item, Key>,
  tabItems: () => readonly Item[],
  onList: (items: Item[]) => void,
): void {
  const { storageKey } = spec;
  const save = () => void shared.save();
  let isSaveScheduled = false;
  /** Whether another tab has stored a text that cannot be read. */
  let isBroken = false;
  /** Saves once for all messages until the timer ends, because an import sends a message for each title. */
  const scheduleSave = () => {
    if (isSaveScheduled) return;
    isSaveScheduled = true;
    const pause = ECHO_PAUSE_MS.min + Math.random() * ECHO_PAUSE_MS.spread;
    setTimeout(() => {
      isSaveScheduled = false;
      const isRestoring = isBroken;
      isBroken = false;
      void withLock(storageKey, () => shared.saveNow(isRestoring));
    }, pause);
  };

  // Some browsers have no BroadcastChannel. The storage events are enough then.
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(storageKey) : null;
  const tell = (operation: Operation<Item, Key>) =>
    channel?.postMessage({ ...operation, item: operation.item && spec.writeItem(operation.item), sentAt: now() });
  /** Sends all remembered operations, once they are saved, for tabs that missed them. */
  const tellAll = () => {
    if (shared.isSaved()) shared.operations.forEach(tell);
  };
  shared.connect(tabItems, onList, tell);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === SYNC_REQUEST) {
      tellAll();
      return;
    }
    const operation = readOperation(spec, data);
    if (!operation) return;
    shared.remember(operation);
    scheduleSave();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey && key !== null) return;
    if (newValue === null) {
      // Operations from before the storage was cleared must not come back.
      shared.operations.clear();
      onList([]);
      return;
    }
    const list = spec.parse(newValue);
    if (!list) {
      console.warn(`Another tab stored an unreadable list in ${storageKey}`);
      isBroken = true;
      scheduleSave();
      return;
    }
    const whole = shared.withOperations(list);
    onList(whole ?? list);
    if (whole) scheduleSave();
  });
  // A frozen page receives no events.
  window.addEventListener('pageshow', save);
  window.addEventListener('focus', save);
  // Sends the operations from before this tab listened, and asks the other tabs for theirs. If another tab has changed
  // the same titles since, its reply arrives before the delayed save.
  tellAll();
  channel?.postMessage(SYNC_REQUEST);
  scheduleSave();
}
