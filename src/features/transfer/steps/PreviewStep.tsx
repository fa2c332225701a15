import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { MAX_ENTRIES } from '@/domain/progress/storedProgress';
import { mergeViewerData } from '@/domain/viewerData/mergeViewerData';
import type { BringingMode, ViewerStorage } from '@/domain/viewerData/viewerData';
import { plural, t } from '@/i18n/t';
import { formatNumber } from '@/lib/formats/numbers';
import { describeChange, isNothing } from '../describeChange';
import { outcomesText, rowOutcomes, rowText } from '../lists/rowOutcomes';
import type { Brought } from '../transferStep';
import * as styles from '../Transfer.late.module.css';
import { LeftOutPart } from './LeftOutPart';
import { ListPart, NameList } from './ListPart';
import { StepHeading } from './StepHeading';

interface PreviewStepProps {
  storage: ViewerStorage;
  brought: Brought;
  /** The import could not be saved. */
  hasFailed: boolean;
  onSave: (mode: BringingMode) => void;
  onCancel: () => void;
}

const MODES: readonly { mode: BringingMode; name: string }[] = [
  { mode: 'add', name: t('Add to your data') },
  { mode: 'replace', name: t('Replace your data') },
];

/** The preview of an import, before anything changes. */
export function PreviewStep({ storage, brought, hasFailed, onSave, onCancel }: PreviewStepProps) {
  const [mode, setMode] = useState<BringingMode>('add');
  const now = useMemo(() => storage.read(), [storage]);
  const { change, outcomes } = useMemo(() => {
    const after = mergeViewerData(now, brought.data, { mode, start: storage.start });
    return { change: describeChange(now, after), outcomes: rowOutcomes(brought, now, after) };
  }, [now, brought, mode, storage]);
  const isTable = brought.taken.length + brought.leftOut.length > 0;
  const isIdle = isNothing(change);
  return (
    <div className={styles.steps}>
      <StepHeading>{t('Preview')}</StepHeading>
      <div role="radiogroup" aria-label={t('Import mode')} className={styles.actions}>
        {MODES.map((option) => (
          <Choice
            key={option.mode}
            name="bringing"
            className={styles.mode}
            checked={mode === option.mode}
            onChange={() => setMode(option.mode)}
          >
            {option.name}
          </Choice>
        ))}
      </div>
      {brought.problems.map((problem) => (
        <p key={problem} className={styles.problem}>
          {problem}
        </p>
      ))}
      {isTable && <p className={styles.text}>{outcomesText(outcomes)}</p>}
      <p role="status" className={styles.news}>
        {isIdle && t('Already up to date.')}
      </p>
      <ListPart name={t('Watchlist')} change={change.watchlist} />
      <ListPart name={t('Viewing history')} change={change.progress} />
      <ListPart name={t('Recent searches')} change={change.searches} />
      {change.isProfileOther && <p className={styles.text}>{t('Your profile will be replaced by the file’s.')}</p>}
      {change.areSettingsOther && (
        <p className={styles.text}>{t('Your player, history and plan settings will change.')}</p>
      )}
      <NameList
        summary={plural(outcomes.repeated.length, '{count} repeated', '{count} repeated')}
        names={outcomes.repeated.map(rowText)}
      />
      <NameList
        summary={plural(
          outcomes.notKept.length,
          '{count} over the limit of {limit} entries',
          '{count} over the limit of {limit} entries',
          { limit: formatNumber(MAX_ENTRIES) },
        )}
        names={outcomes.notKept.map(rowText)}
      />
      <LeftOutPart leftOut={brought.leftOut} />
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t('This could not be saved: the browser’s storage is full or blocked. Nothing was changed.')}
        </p>
      )}
      <div className={styles.actions}>
        {!isIdle && (
          <Button variant="primary" onClick={() => onSave(mode)}>
            {mode === 'add' ? t('Add') : t('Replace')}
          </Button>
        )}
        <Button onClick={onCancel}>{isIdle ? t('Close') : t('Cancel')}</Button>
      </div>
    </div>
  );
}
