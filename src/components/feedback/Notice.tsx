import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './Notice.module.css';
import type { IconName } from '../ui/Icon';
import { Icon } from '../ui/Icon';

interface NoticeProps {
  icon?: IconName;
  /** The heading, or a plain line if `inline` is set. */
  text: string;
  hint?: string;
  /** Use 1 if the notice is all that the page has. */
  level?: 1 | 2;
  role?: 'status' | 'alert';
  /** What to do next. */
  action?: Elements;
  /** Lays the notice out as a line at the start of its row. Otherwise it is centered on the page. */
  inline?: boolean;
}

/** Replaces content that is missing, failed or empty. */
export function Notice({ icon, text, hint, level = 2, role, action, inline = false }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.notice, inline && styles.inline)} role={role}>
      {icon && (
        <span className={styles.art}>
          <Icon name={icon} size={inline ? 20 : 34} />
        </span>
      )}
      {inline ? <p className={styles.line}>{text}</p> : <Heading className={styles.heading}>{text}</Heading>}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
