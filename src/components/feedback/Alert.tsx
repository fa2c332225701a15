import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import * as styles from './Alert.module.css';

interface AlertProps {
  text: string;
  onDismiss: () => void;
}

/** News that needs no answer, over the page until it is put away. */
export function Alert({ text, onDismiss }: AlertProps) {
  return (
    <div className={styles.alert}>
      <p role="alert">{text}</p>
      <IconButton label="Dismiss" onClick={onDismiss}>
        <Icon name="close" size={18} />
      </IconButton>
    </div>
  );
}
