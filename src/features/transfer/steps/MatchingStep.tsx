import { Button } from '@/components/ui/Button';
import { t } from '@/i18n/t';
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
    <StepHeading>{t('Looking up your titles')}</StepHeading>
    <progress className={styles.progress} value={done} max={total} aria-label={t('Titles looked up')} />
    <p className={styles.text}>{t('{done} of {total}', { done, total })}</p>
    <div className={styles.actions}>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </div>
  </div>
);
