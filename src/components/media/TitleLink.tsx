import type { MouseEvent } from 'react';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { isFastDevice } from '@/lib/devicePerformance';
import { Link } from '../ui/Link';
import * as styles from './TitleCard.module.css';

/**
 * Marks the pressed card as the source of the view transition, so that its poster grows into that of the title page.
 * Only one card is marked. Does nothing on slow devices.
 */
function markTransitionSource({ currentTarget }: MouseEvent<HTMLElement>): void {
  if (!isFastDevice()) return;
  document.querySelector('[data-opened]')?.removeAttribute('data-opened');
  currentTarget.closest('article')?.setAttribute('data-opened', '');
}

/** The opener of a card that leads to the detail page. The navigation state passes on the title and its list. */
export function TitleLink({ title, titles }: TitleRouteState) {
  const state: TitleRouteState = { title, titles };
  return (
    <Link to={titlePath(title)} state={state} dir="auto" className={styles.opener} onClick={markTransitionSource}>
      {title.title}
    </Link>
  );
}
