import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { TitleRow } from '@/components/media/TitleRow';
import type { ContinueEntry } from '@/domain/progress/continueWatching';
import { continueWatching } from '@/domain/progress/continueWatching';
import { titleKey } from '@/domain/title/title';
import { t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import { ContinueCard } from './ContinueCard';
import { entryHidden, selectEntries } from './progressSlice';
import { useOpenedProgress } from './whenOpened';

/** The home row of titles in progress. Renders nothing if there are none. */
export function ContinueWatching() {
  useOpenedProgress();
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectEntries);
  const [openedAt] = useState(Date.now);
  const row = useRef<HTMLElement>(null);
  const continued = useMemo(() => continueWatching(entries, openedAt), [entries, openedAt]);
  const isEmpty = continued.length === 0;

  // Removes the space that the first paint of the home page reserved for the row.
  useEffect(() => {
    if (isEmpty) delete document.documentElement.dataset.continues;
  }, [isEmpty]);

  const handleRemove = ({ title }: ContinueEntry, pressed: HTMLElement) => {
    const stay = [...(row.current?.querySelectorAll<HTMLElement>('button[title]') ?? [])];
    const at = stay.indexOf(pressed);
    const neighbour = stay[at + 1] ?? stay[at - 1] ?? document.getElementById('content');
    dispatch(entryHidden(titleKey(title)));
    announce(t('{title} removed from Continue Watching', { title: title.title }));
    neighbour?.focus();
  };

  if (isEmpty) return null;
  return (
    <TitleRow ref={row} heading={t('Continue Watching')}>
      {continued.map((entry) => (
        <li key={titleKey(entry.title)}>
          <ContinueCard entry={entry} onRemove={handleRemove} />
        </li>
      ))}
    </TitleRow>
  );
}
