import type { TitleKey } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { Entry } from './checkContext';
import { nameOf } from './checkContext';
import { formatValue } from './formatValue';

/** Reports records that the app treats as one title, because they have the same id. */
export function checkCollisions(entries: readonly Entry[]): void {
  const firstOf = new Map<TitleKey, Entry>();
  const firstInList = new Map<string, Entry>();
  for (const entry of entries) {
    const key = titleKey(entry.title);
    const inList = `${entry.list} ${key}`;
    const twin = firstInList.get(inList);
    const other = firstOf.get(key);
    if (twin) sayOfTwin(entry, twin);
    else if (other && other.title.title !== entry.title.title) sayOfOther(entry, other);
    if (!twin) firstInList.set(inList, entry);
    if (!other) firstOf.set(key, entry);
  }
}

function sayOfTwin(entry: Entry, twin: Entry): void {
  const isSame = twin.title.title === entry.title.title;
  const where = twin.file === entry.file ? `record ${twin.number}` : `record ${twin.number} of ${twin.file.path}`;
  entry.file.say(
    {
      severity: isSame ? 'warning' : 'error',
      rule: isSame ? 'repeated' : 'same-id',
      path: entry.path,
      problem: isSame
        ? `repeats ${where}`
        : `has the same id ${formatValue(entry.title.id)} as ${where}, ${formatValue(twin.title.title)}`,
      effect: 'the app shows one of them',
    },
    nameOf(entry),
  );
}

const sayOfOther = (entry: Entry, other: Entry): void =>
  entry.file.say(
    {
      severity: 'warning',
      rule: 'other-name',
      path: entry.path,
      problem: `has the id ${formatValue(entry.title.id)}, which is ${formatValue(other.title.title)} in ${other.file.path}`,
      effect: 'the app treats them as one title: links and watchlists may show either',
    },
    nameOf(entry),
  );
