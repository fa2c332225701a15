import { DetailsLink } from '@/components/media/DetailsLink';
import { TitleButton } from '@/components/media/TitleButton';
import { TitleCard } from '@/components/media/TitleCard';
import { logPress } from './logPress';
import type { RemoveButtonProps } from './RemoveButton';
import { RemoveButton } from './RemoveButton';
import * as styles from './WatchlistCard.late.module.css';

/** A card with its controls below the poster instead of on it. */
export function WatchlistCard(props: RemoveButtonProps) {
  const { item, isLeaving } = props;
  return (
    <div className={styles.card} data-leaving={isLeaving}>
      <TitleCard
        title={item}
        opener={<TitleButton title={item} onPress={logPress} />}
        action={
          <div className={styles.foot}>
            <DetailsLink title={item} />
            <RemoveButton {...props} />
          </div>
        }
      />
    </div>
  );
}
