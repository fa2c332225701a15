import * as card from '@/components/media/NamedCard.late.module.css';
import { Picture } from '@/components/media/Picture';
import { PositionBar } from '@/components/media/PositionBar';
import { DiscButton } from '@/components/ui/DiscButton';
import { Link } from '@/components/ui/Link';
import type { ContinueEntry } from '@/domain/progress/continueWatching';
import { episodeText } from '@/i18n/episodeText';
import { plateOf } from '@/domain/title/plate';
import { watchPath } from '@/domain/title/titlePath';
import { t, tStored } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import * as styles from './ContinueCard.late.module.css';
import { timeLeft } from './timeLeft';

interface ContinueCardProps {
  entry: ContinueEntry;
  onRemove: (entry: ContinueEntry, pressed: HTMLElement) => void;
}

const SIZES = '(max-width: 639px) clamp(240px, 68vw, 300px), clamp(272px, 22vw, 380px)';

/** The card of a title in progress: a link that resumes it and covers the card. */
export function ContinueCard({ entry, onRemove }: ContinueCardProps) {
  const { title, episode, position, duration } = entry;
  const { title: name, backdrop, poster } = title;
  return (
    <article className={classNames(card.card, styles.card)} aria-label={name}>
      <div className={classNames(card.picture, styles.picture)}>
        <Picture
          image={backdrop ?? poster}
          shape={backdrop === null ? 'poster' : 'backdrop'}
          sizes={SIZES}
          plate={plateOf(title)}
          className={styles.frame}
        />
        {position > 0 && <PositionBar position={position} duration={duration} className={styles.bar} />}
      </div>
      <Link to={watchPath(title, episode ?? undefined)} className={classNames(card.name, styles.name)} dir="auto">
        {name}
      </Link>
      <p className={styles.facts}>
        {episode && (
          <span className={styles.episode} dir="auto">
            {[episodeText(episode), tStored(episode.name)].filter(Boolean).join(' · ')}
          </span>
        )}
        <span className={styles.left}>{position > 0 ? timeLeft(entry) : t('Next episode')}</span>
      </p>
      <DiscButton
        icon="close"
        label={t('Remove {name} from Continue Watching', { name })}
        title={t('Remove from Continue Watching')}
        onClick={({ currentTarget }) => onRemove(entry, currentTarget)}
      />
    </article>
  );
}
