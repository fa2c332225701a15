import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { Link } from '@/components/ui/Link';
import { titlePath } from '@/domain/title/titlePath';
import { logPress } from './logPress';
import type { RemoveButtonProps } from './RemoveButton';
import { RemoveButton } from './RemoveButton';
import * as styles from './WatchlistCard.late.module.css';

/** A poster that nothing lies on: what can be done with it stands below. */
export function WatchlistCard(props: RemoveButtonProps) {
  const { item, isLeaving } = props;
  return (
    <div className={styles.card} data-leaving={isLeaving}>
      <TitleCard
        title={item}
        opener={<TitleButton title={item} onPress={logPress} />}
        action={
          <div className={styles.foot}>
            <Link to={titlePath(item)} state={{ title: item, titles: [] }} className={styles.details}>
              Details
            </Link>
            <RemoveButton {...props} />
          </div>
        }
      />
    </div>
  );
}
