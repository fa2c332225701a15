import { useEffect, useState } from 'react';
import { Toast } from '@/components/feedback/Toast';
import { t } from '@/i18n/t';
import { siteStorageKey } from '@/persistence/storedKeys';
import { NAME_PREFIX } from '@/persistence/storedNames';
import type { StorageProblem } from '@/persistence/storageEngine';
import { useAppStore } from './hooks';

const WORDS: Readonly<Record<StorageProblem, string>> = {
  unwritable: t('No more data can be saved on this device. Changes are lost when you close this tab.'),
  newer: t('A newer version saved the data on this device. Changes here are lost when you close this tab.'),
};

const TOLD_KEY = siteStorageKey(`${NAME_PREFIX}told`);

/** Returns whether this visit has not shown the notice yet, and records that it has. */
function isNews(trouble: StorageProblem): boolean {
  try {
    const isTold = sessionStorage.getItem(TOLD_KEY) === trouble;
    sessionStorage.setItem(TOLD_KEY, trouble);
    return !isTold;
  } catch {
    // Each page load of the visit then shows the notice.
    return true;
  }
}

/** Tells the viewer once in a visit that changes last only as long as the tab. */
export function StorageNotice() {
  const { engine } = useAppStore();
  const [trouble, setTrouble] = useState<StorageProblem>();

  useEffect(() => {
    engine.onTrouble((why) => {
      if (isNews(why)) setTrouble(why);
    });
  }, [engine]);

  if (!trouble) return null;
  return (
    <div role="alert">
      <Toast
        icon="alert"
        text={WORDS[trouble]}
        onDismiss={() => {
          setTrouble(undefined);
        }}
      />
    </div>
  );
}
