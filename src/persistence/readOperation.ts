import { isRecord } from '@/lib/json';
import type { ListSpec, Operation } from './sharedList';
import { now, WINDOW_MS } from './sharedList';

/** An operation as another tab sent it, checked like what is stored; null for anything else. */
export function readOperation<Item, Key extends string>(
  spec: ListSpec<Item, Key>,
  message: unknown,
): Operation<Item, Key> | null {
  if (!isRecord(message) || !spec.isKey(message.key) || typeof message.at !== 'number') return null;
  const { key, sentAt } = message;
  // A tab that was opened before the device slept, or its clock was set, has a clock of its own: how long ago counts.
  const ahead = typeof sentAt === 'number' ? sentAt - now() : 0;
  const at = Math.abs(ahead) > WINDOW_MS ? message.at - ahead : message.at;
  // Nobody has done it yet, or too long ago to matter.
  if (!(Math.abs(now() - at) <= WINDOW_MS)) return null;
  if (message.item === null) return { key, item: null, at };
  const item = spec.readItem(message.item);
  return item && spec.keyOf(item) === key ? { key, item, at } : null;
}
