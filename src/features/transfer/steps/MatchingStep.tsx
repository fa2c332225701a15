import { Button } from '@/components/ui/Button';
import { StepHeading } from './StepHeading';
import * as styles from '../Transfer.late.module.css';

interface MatchingStepProps {
  done: number;
  total: number;
  onCancel: () => void;
}

/** The progress of matching a long list. */
export const MatchingStep = ({ done, total, onCancel }: MatchingStepProps) => (
  <div className={styles.steps}>
    <StepHeading>Looking up your titles</StepHeading>
    <progress className={styles.progress} value={done} max={total} aria-label="Titles looked up" />
    <p className={styles.text}>{`${done} of ${total}`}</p>
    <div className={styles.actions}>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  </div>
);
