import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
import type { LeftOut } from '../lists/broughtByMatches';
import * as styles from '../Transfer.late.module.css';
import { LeftOutPart } from './LeftOutPart';
import { StepHeading } from './StepHeading';

interface DoneStepProps {
  text: string;
  leftOut: readonly LeftOut[];
  /** The undo could not be saved. */
  hasFailed: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** The step after an import, with a button to undo it while the page is open. */
export const DoneStep = ({ text, leftOut, hasFailed, onUndo, onClose }: DoneStepProps) => (
  <div className={styles.steps}>
    <StepHeading>{text}</StepHeading>
    <p className={styles.text}>{t('You can undo it until you leave this page.')}</p>
    {hasFailed && (
      <p role="alert" className={styles.problem}>
        {t('This could not be undone: the browser’s storage is full or blocked.')}
      </p>
    )}
    <div className={styles.actions}>
      {/* Translators: Takes back an import */}
      <Button onClick={onUndo}>{t('Undo')}</Button>
      <Button variant="quiet" onClick={onClose}>
        {t('Close')}
      </Button>
    </div>
    <LeftOutPart leftOut={leftOut} />
  </div>
);
