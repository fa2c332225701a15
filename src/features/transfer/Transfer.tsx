import type { ViewerStorage } from '@/domain/viewerData/viewerStorage';
import { DoneStep } from './steps/DoneStep';
import { MatchingStep } from './steps/MatchingStep';
import { PreviewStep } from './steps/PreviewStep';
import { StartStep } from './steps/StartStep';
import * as styles from './Transfer.late.module.css';
import { useTransfer } from './useTransfer';

interface TransferProps {
  storage: ViewerStorage;
}

/** Everything of a viewer's out as a file, and in again: nothing changes before they have seen what would. */
export function Transfer({ storage }: TransferProps) {
  const { step, bringIn, back, save, undo } = useTransfer(storage);
  switch (step.name) {
    case 'start':
      return <StartStep {...step} storage={storage} onFiles={(files) => void bringIn(files)} />;
    case 'reading':
    case 'saving':
      return (
        <p role="status" className={styles.text}>
          {step.name === 'reading' ? 'Reading…' : 'Saving…'}
        </p>
      );
    case 'matching':
      return <MatchingStep {...step} onCancel={() => back()} />;
    case 'preview':
      return <PreviewStep {...step} storage={storage} onSave={(mode) => void save(mode)} onCancel={() => back()} />;
    case 'done':
      return <DoneStep {...step} onUndo={() => void undo()} onClose={() => back()} />;
  }
}
