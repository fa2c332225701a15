import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import type { IconName } from '../ui/Icon';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import * as styles from './Toast.late.module.css';

/** The id of the region at the bottom of the screen that holds the toasts. */
export const TOAST_REGION_ID = 'notes';

interface ToastProps {
  icon?: IconName;
  text: string;
  /** Adds a button that dismisses the toast. For a toast that has no actions. */
  onDismiss?: () => void;
  /** The actions of the toast. */
  children?: Elements;
}

/** A toast in the region over the page. */
export const Toast = ({ icon, text, onDismiss, children }: ToastProps) => (
  <div className={styles.note}>
    {icon && <Icon name={icon} size={20} />}
    <p className={styles.text} dir="auto">
      {text}
    </p>
    {children}
    {onDismiss && (
      <IconButton label={t('Dismiss')} onClick={onDismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    )}
  </div>
);
