import { classNames } from '@/lib/classNames';
import type { ReactNode } from 'react';
import * as styles from './Notice.module.css';
import type { IconName } from '../ui/Icon';
import { Icon } from '../ui/Icon';

interface NoticeProps {
  icon?: IconName;
  /** The heading, or a plain line where `hint` is missing. */
  text: string;
  hint?: string;
  role?: 'status' | 'alert';
  /** What to do next. */
  action?: ReactNode;
  /** In a row it stands at the left; alone on a page in the middle. */
  inline?: boolean;
}

/** What stands in the place of content that is missing, failed or empty. */
export function Notice({ icon, text, hint, role, action, inline = false }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, inline && styles.inline)} role={role}>
      {icon && (
        <span className={styles.art}>
          <Icon name={icon} size={inline ? 20 : 34} />
        </span>
      )}
      {inline ? <p className={styles.line}>{text}</p> : <h2>{text}</h2>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
