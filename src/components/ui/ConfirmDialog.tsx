import { t } from '@/i18n/t';
import { Button } from './Button';
import * as styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  question: string;
  /** The label of the button that confirms. */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question that the viewer must answer. The harmless answer has the focus. */
export function ConfirmDialog({ question, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog role="alertdialog" aria-labelledby="confirm-question" className={styles.dialog} onClose={onCancel}>
      <h2 id="confirm-question" className={styles.question}>
        {question}
      </h2>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
