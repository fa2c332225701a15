import { Picture } from '@/components/media/Picture';
import { Link } from '@/components/ui/Link';
import type { Title } from '@/domain/title/title';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { joinNames } from '@/i18n/joinTexts';
import { tIn } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import * as styles from './CreditLine.late.module.css';

interface CreditLineProps {
  title: Title;
  roles: readonly string[];
  action: Elements;
}

/** A title in a filmography: its poster, its name and the person's roles. */
export function CreditLine({ title, roles, action }: CreditLineProps) {
  // Without the list of titles: a whole filmography is too large for a history entry.
  const state: TitleRouteState = { title, titles: [] };
  return (
    <article className={styles.line} aria-label={title.title}>
      <Picture image={title.poster} sizes="48px" className={styles.poster} />
      <Link to={titlePath(title)} state={state} className={styles.title} dir="auto">
        {title.title}
      </Link>
      <p className={styles.role}>
        {title.kind === 'tv' && <span className={styles.kind}>{tIn('kind', 'Series')}</span>}
        <span dir="auto">{joinNames(roles)}</span>
      </p>
      {action}
    </article>
  );
}
