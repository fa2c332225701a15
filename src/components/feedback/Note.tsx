import type { Elements } from '@/lib/elements';
import type { IconName } from '../ui/Icon';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import * as styles from './Note.late.module.css';

interface NoteProps {
  icon?: IconName;
  text: string;
  /** To be put away, where it asks for no answer. */
  onDismiss?: () => void;
  /** The answers. */
  children?: Elements;
}

/** A line of news among the notes over the page. */
export const Note = ({ icon, text, onDismiss, children }: NoteProps) => (
  <div className={styles.note}>
    {icon && <Icon name={icon} size={20} />}
    <p className={styles.text} dir="auto">
      {text}
    </p>
    {children}
    {onDismiss && (
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    )}
  </div>
);
