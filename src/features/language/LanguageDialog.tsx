import { Dialog } from '@/components/ui/Dialog';
import { t } from '@/i18n/t';
import * as styles from './LanguageDialog.late.module.css';
import { LanguageMenu } from './LanguageMenu';

/** The languages as a dialog, for commands, which have no button that a menu can belong to. */
export const LanguageDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog aria-label={t('Language')} className={styles.dialog} onClose={onClose}>
    <LanguageMenu onClose={onClose} />
  </Dialog>
);
