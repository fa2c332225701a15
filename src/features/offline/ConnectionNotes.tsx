import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Note } from '@/components/feedback/Note';
import { NOTES_PILE } from '@/components/feedback/notesPile';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import type { Elements } from '@/lib/elements';
import { FROM_SERVER } from '@/lib/workerContract';
import * as styles from './ConnectionNotes.late.module.css';
import { selectConnection } from './connectionSlice';
import { NewVersionNote } from './NewVersionNote';
import { openFromServer } from './openFromServer';
import { savedText } from './savedText';
import { useIsDialogOpen } from './useIsDialogOpen';

/** Where a film plays: nothing stands over it. */
const WATCH_PATH = '/watch/';

interface ConnectionNotesProps {
  /** Other notes, above these. */
  children: Elements;
}

/** Takes the mark off the address of a page that came past the service worker. */
function useWithoutMark(): void {
  const { state } = useLocation() as { state: unknown };
  const [parameters, setParameters] = useSearchParams();
  const isMarked = parameters.has(FROM_SERVER);
  useEffect(() => {
    if (!isMarked) return;
    const others = new URLSearchParams(parameters);
    others.delete(FROM_SERVER);
    setParameters(others, { replace: true, state });
  }, [isMarked, parameters, setParameters, state]);
}

/** Says below everything else that what is shown was saved earlier, and that a new version is at hand. */
export function ConnectionNotes({ children }: ConnectionNotesProps) {
  const { savedAt, isOffline, isLoginNeeded, hasNewVersion } = useAppSelector(selectConnection);
  const { name } = useSite().brand;
  const { pathname } = useLocation();
  const isDialogOpen = useIsDialogOpen();
  const [putAway, setPutAway] = useState<number | null>(null);
  const isWatching = pathname.startsWith(WATCH_PATH);
  const isSaved = savedAt !== null && savedAt !== putAway && !isWatching;
  const shown = savedAt === null ? '' : savedText(savedAt);
  const reason = isOffline ? 'You are offline.' : `${name} cannot be reached.`;
  useWithoutMark();

  return (
    <div id={NOTES_PILE} className={styles.notes}>
      {children}
      {/* There before it says something, or nobody is told. */}
      <div role="status">
        {isSaved && !isLoginNeeded && (
          <Note icon="unplugged" text={`${reason} ${shown}`} onDismiss={() => setPutAway(savedAt)} />
        )}
        {isLoginNeeded && !isWatching && (
          <Note text={`The server asks you to sign in again. ${shown}`.trim()}>
            <Button onClick={openFromServer}>Sign in</Button>
          </Note>
        )}
      </div>
      <div role="status">{hasNewVersion && !isWatching && !isDialogOpen && <NewVersionNote name={name} />}</div>
    </div>
  );
}
