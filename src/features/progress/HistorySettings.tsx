import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Icon } from '@/components/ui/Icon';
import { Switch } from '@/components/ui/Switch';
import { t } from '@/i18n/t';
import { announce } from '@/lib/announce';
import * as styles from './HistorySettings.late.module.css';
import { historyCleared, historySwitched, selectEntries, selectIsKept } from './progressSlice';
import { whenOpened } from './whenOpened';

/** The controls that switch the viewing history off and clear it. */
export function HistorySettings() {
  const dispatch = useAppDispatch();
  const isKept = useAppSelector(selectIsKept);
  const isEmpty = useAppSelector(selectEntries).length === 0;
  const [isOpened, setIsOpened] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  // The controls are visible at once, and enabled after the stored history is loaded.
  useEffect(() => {
    let isHere = true;
    void dispatch(whenOpened()).then(() => isHere && setIsOpened(true));
    return () => {
      isHere = false;
    };
  }, [dispatch]);

  return (
    <div className={styles.controls}>
      <Switch
        label={t('Keep viewing history')}
        disabled={!isOpened}
        isOn={isKept}
        onSwitch={(isOn) => dispatch(historySwitched(isOn))}
      />
      {/* Not `disabled`, because it must keep the focus that returns after clearing. */}
      <Button variant="danger" aria-disabled={isEmpty} onClick={() => setIsAsking(!isEmpty)}>
        <Icon name="clear" size={18} />
        {t('Clear viewing history')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('Are you sure you want to clear your viewing history?')}
          confirm={t('Clear viewing history')}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            dispatch(historyCleared());
            announce(t('Viewing history cleared'));
          }}
        />
      )}
    </div>
  );
}
