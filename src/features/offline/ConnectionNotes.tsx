import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Note } from '@/components/feedback/Note';
import { NOTES_PILE } from '@/components/feedback/notesPile';
import { useSite } from '@/components/site/SiteContext';
import type { Elements } from '@/lib/elements';
import * as styles from './ConnectionNotes.late.module.css';
import { selectConnection } from './connectionSlice';
import { NewVersionNote } from './NewVersionNote';
import { savedText } from './savedText';
import { useIsDialogOpen } from './useIsDialogOpen';

/** Where a film plays: nothing stands over it. */
const WATCH_PATH = '/watch/';

interface ConnectionNotesProps {
  /** Other notes, above these. */
  children: Elements;
}

/** Says below everything else that what is shown was saved earlier, and that a new version is at hand. */
export function ConnectionNotes({ children }: ConnectionNotesProps) {
  const { savedAt, isOffline, hasNewVersion } = useAppSelector(selectConnection);
  const { name } = useSite().brand;
  const { pathname } = useLocation();
  const isDialogOpen = useIsDialogOpen();
  const [putAway, setPutAway] = useState<number | null>(null);
  const isWatching = pathname.startsWith(WATCH_PATH);
  const isSaved = savedAt !== null && savedAt !== putAway && !isWatching;

  return (
    <div id={NOTES_PILE} className={styles.notes}>
      {children}
      {/* There before it says something, or nobody is told. */}
      <div role="status">
        {isSaved && (
          <Note icon="unplugged" text={savedText(savedAt, isOffline, name)} onDismiss={() => setPutAway(savedAt)} />
        )}
      </div>
      <div role="status">{hasNewVersion && !isWatching && !isDialogOpen && <NewVersionNote name={name} />}</div>
    </div>
  );
}
