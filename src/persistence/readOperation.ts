import { isRecord } from '@/lib/json';
import type { ListSpec, Operation } from './crossTabList';
import { now, WINDOW_MS } from './crossTabList';

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
