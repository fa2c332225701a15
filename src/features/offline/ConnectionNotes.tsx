import { useSyncExternalStore, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '@/app/hooks';
import { Toast, TOAST_REGION_ID } from '@/components/feedback/Toast';
import { useSite } from '@/components/site/SiteContext';
import { Button } from '@/components/ui/Button';
import type { Elements } from '@/lib/elements';
import { formatClock, formatDay } from '@/lib/formats/dates';
import { FROM_SERVER } from '@/contracts/serviceWorkerMessages';
import { joinSentences } from '@/i18n/joinTexts';
import { t } from '@/i18n/t';
import * as styles from './ConnectionNotes.late.module.css';
import { selectConnection } from './connectionSlice';
import { NewVersionNote } from './NewVersionNote';

/** Formats the message `Showing what was saved on 21 November at 14:05.` */
const savedText = (savedAt: number): string =>
  t('Showing what was saved on {day} at {time}.', { day: formatDay(savedAt), time: formatClock(savedAt) });

const root = document.documentElement;

/** `Dialog` sets this attribute while a dialog is open. */
const isOpen = () => root.dataset.modal !== undefined;

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['data-modal'] });
  return () => observer.disconnect();
}

const useIsDialogOpen = (): boolean => useSyncExternalStore(follow, isOpen);

/** The path of the player. No toasts cover a video. */
const WATCH_PATH = '/watch/';

interface ConnectionNotesProps {
  /** Other toasts, above these. */
  children: Elements;
}

/** Reloads the page from the server, bypassing the service worker, so that the server can show its login. */
function openFromServer(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(FROM_SERVER, '');
  window.location.assign(address);
}

/** Removes the parameter that made the page load bypass the service worker. */
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

/** The toasts about cached data, an expired login and a new version. */
export function ConnectionNotes({ children }: ConnectionNotesProps) {
  const { savedAt, isOffline, isLoginNeeded, hasNewVersion } = useAppSelector(selectConnection);
  const { name } = useSite().brand;
  const { pathname } = useLocation();
  const isDialogOpen = useIsDialogOpen();
  const [putAway, setPutAway] = useState<number | null>(null);
  const [isLoginPutAway, setIsLoginPutAway] = useState(false);
  const isWatching = pathname.startsWith(WATCH_PATH);
  const isSaved = savedAt !== null && savedAt !== putAway && !isWatching;
  const shown = savedAt === null ? '' : savedText(savedAt);
  const reason = isOffline ? t('You are offline.') : t('{name} cannot be reached.', { name });
  useWithoutMark();

  return (
    <div id={TOAST_REGION_ID} className={styles.notes}>
      {children}
      {/* Always mounted: screen readers announce only changes of an existing live region. */}
      <div role="status">
        {isSaved && !isLoginNeeded && (
          <Toast icon="unplugged" text={joinSentences([reason, shown])} onDismiss={() => setPutAway(savedAt)} />
        )}
        {isLoginNeeded && !isLoginPutAway && !isWatching && (
          <Toast
            text={`${t('The server asks you to sign in again.')} ${shown}`.trim()}
            onDismiss={() => setIsLoginPutAway(true)}
          >
            <Button onClick={openFromServer}>{t('Sign in')}</Button>
          </Toast>
        )}
      </div>
      <div role="status">{hasNewVersion && !isWatching && !isDialogOpen && <NewVersionNote name={name} />}</div>
    </div>
  );
}
