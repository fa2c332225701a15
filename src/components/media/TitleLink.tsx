import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { markTransitionSource } from '@/lib/markTransitionSource';
import { Link } from '../ui/Link';
import * as styles from './TitleCard.module.css';

/** The opener of a card that leads to the detail page. The navigation state passes on the title and its list. */
export function TitleLink({ title, titles }: TitleRouteState) {
  const state: TitleRouteState = { title, titles };
  return (
    <Link to={titlePath(title)} state={state} dir="auto" className={styles.opener} onClick={markTransitionSource}>
      {title.title}
    </Link>
  );
}
