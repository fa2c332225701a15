import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './Notice.module.css';
import type { IconName } from '../ui/Icon';
import { Icon } from '../ui/Icon';

interface NoticeProps {
  icon?: IconName;
  /** The heading, or a plain line where `hint` is missing. */
  text: string;
  hint?: string;
  /** 1 where it is all that the page has. */
  level?: 1 | 2;
  role?: 'status' | 'alert';
  /** What to do next. */
  action?: Elements;
  /** In a row it stands at the left; alone on a page in the middle. */
  inline?: boolean;
}

/** What stands in the place of content that is missing, failed or empty. */
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
