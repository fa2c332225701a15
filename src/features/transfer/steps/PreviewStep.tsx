import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { MAX_ENTRIES } from '@/domain/progress/storedProgress';
import { mergeViewerData } from '@/domain/viewerData/mergeViewerData';
import type { BringingMode, ViewerStorage } from '@/domain/viewerData/viewerData';
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
  { mode: 'add', name: 'Add to your data' },
  { mode: 'replace', name: 'Replace your data' },
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
      <StepHeading>Preview</StepHeading>
      <div role="radiogroup" aria-label="Import mode" className={styles.actions}>
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
        <p key={problem} className={styles.problem} dir="auto">
          {problem}
        </p>
      ))}
      {isTable && <p className={styles.text}>{outcomesText(outcomes)}</p>}
      <p role="status" className={styles.news}>
        {isIdle && 'Already up to date.'}
      </p>
      <ListPart name="Watchlist" change={change.watchlist} />
      <ListPart name="Viewing history" change={change.progress} />
      <ListPart name="Recent searches" change={change.searches} />
      {change.isProfileOther && <p className={styles.text}>Your profile will be replaced by the file’s.</p>}
      {change.areSettingsOther && <p className={styles.text}>Your player, history and plan settings will change.</p>}
      <NameList summary={`${formatNumber(outcomes.repeated.length)} repeated`} names={outcomes.repeated.map(rowText)} />
      <NameList
        summary={`${formatNumber(outcomes.notKept.length)} over the limit of ${formatNumber(MAX_ENTRIES)} entries`}
        names={outcomes.notKept.map(rowText)}
      />
      <LeftOutPart leftOut={brought.leftOut} />
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          This could not be saved: the browser’s storage is full or blocked. Nothing was changed.
        </p>
      )}
      <div className={styles.actions}>
        {!isIdle && (
          <Button variant="primary" onClick={() => onSave(mode)}>
            {mode === 'add' ? 'Add' : 'Replace'}
          </Button>
        )}
        <Button onClick={onCancel}>{isIdle ? 'Close' : 'Cancel'}</Button>
      </div>
    </div>
  );
}
