import type { ExternalLink } from '@/domain/people/person';
import { tStored } from '@/i18n/t';
import { OutsideLink } from './OutsideLink';
import * as quiet from './QuietLink.late.module.css';
import * as styles from './SiteLinks.late.module.css';

interface SiteLinksProps {
  /** The accessible name of the list. */
  label: string;
  links: readonly ExternalLink[];
}

/** Links to pages of other sites about the same title or person. */
export function SiteLinks({ label, links }: SiteLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.links}>
      {links.map(({ site, url }) => (
        <li key={site}>
          <OutsideLink href={url} className={quiet.link}>
            {tStored(site)}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
