import type { ViewerStorage } from '@/domain/viewerData/viewerData';
import { t } from '@/i18n/t';
import { DoneStep } from './steps/DoneStep';
import { MatchingStep } from './steps/MatchingStep';
import { PreviewStep } from './steps/PreviewStep';
import { StartStep } from './steps/StartStep';
import * as styles from './Transfer.late.module.css';
import { useTransfer } from './useTransfer';

interface TransferProps {
  storage: ViewerStorage;
}

/** Exports the viewer's data to a file and imports it. An import shows a preview before anything changes. */
export function Transfer({ storage }: TransferProps) {
  const { step, bringIn, back, save, undo } = useTransfer(storage);
  switch (step.name) {
    case 'start':
      return <StartStep {...step} storage={storage} onFiles={(files) => void bringIn(files)} />;
    case 'reading':
    case 'saving':
      return (
        <p role="status" className={styles.text}>
          {step.name === 'reading' ? t('Reading…') : t('Saving…')}
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
