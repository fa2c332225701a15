import { useEffect, useId, useRef } from 'react';
import { Notice } from '@/components/feedback/Notice';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { SurpriseReason } from '@/domain/surprise/pickSurprise';
import { plateOf } from '@/domain/title/plate';
import type { Title } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { formatDuration } from '@/i18n/durations';
import { t, tStored } from '@/i18n/t';
import * as styles from './SurpriseDialog.late.module.css';

/** The number of genres in the line of facts. */
const GENRES_SHOWN = 2;

/** Returns the reason in a whole sentence. */
export function reasonText(reason: SurpriseReason): string {
  switch (reason.kind) {
    case 'saved':
      return t('Because you saved {title}.', { title: reason.title.title });
    case 'watched':
      return t('Because you watched {title}.', { title: reason.title.title });
    case 'filters':
      return t('It matches your filters.');
    case 'popular':
      return t('It is one of the popular movies here.');
    case 'chance':
      return t('It was picked by chance.');
  }
}

interface SurpriseDialogProps {
  /** Null if there is no title to pick. */
  pick: { title: Title; reason: SurpriseReason } | null;
  isLoading: boolean;
  /** Whether the titles to pick from are those of filters. */
  isFiltered: boolean;
  /** Whether another press found no further title. */
  isLast: boolean;
  onAnother: () => void;
  onClose: () => void;
}

/** A title for viewers who cannot decide, with the reason for it. */
export function SurpriseDialog({ pick, isLoading, isFiltered, isLast, onAnother, onClose }: SurpriseDialogProps) {
  const id = useId();
  return (
    <Dialog aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('Surprise me')}
        </h2>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      </div>
      {pick ? (
        <Surprise title={pick.title} reason={pick.reason} isLast={isLast} onAnother={onAnother} onOpen={onClose} />
      ) : (
        <div role="status" className={styles.none}>
          {isLoading ? (
            <p>{t('Looking for a title...')}</p>
          ) : (
            <Notice
              inline
              icon="sparkles"
              text={t('There is no title left to suggest')}
              hint={
                isFiltered
                  ? t('You have saved or watched all titles that match your filters.')
                  : t('You have saved or watched all titles that are loaded.')
              }
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

interface SurpriseProps {
  title: Title;
  reason: SurpriseReason;
  isLast: boolean;
  onAnother: () => void;
  onOpen: () => void;
}

function Surprise({ title, reason, isLast, onAnother, onOpen }: SurpriseProps) {
  const genres = title.genres.slice(0, GENRES_SHOWN).map(tStored);
  const actions = useRef<HTMLDivElement>(null);
  // A title may arrive after the dialog has opened and focused its close button.
  useEffect(() => actions.current?.querySelector('a')?.focus(), []);
  const facts = [title.year, ...genres, title.runtime && formatDuration(title.runtime)].filter(Boolean).join(' · ');
  return (
    <div className={styles.body}>
      <Picture image={title.poster} sizes="160px" plate={plateOf(title)} className={styles.poster} />
      <div className={styles.words}>
        <p className={styles.title} dir="auto">
          {title.title}
        </p>
        <p className={styles.facts}>
          <span>{facts}</span>
          <Rating title={title} />
        </p>
        <p className={styles.reason} dir="auto">
          {reasonText(reason)}
        </p>
        <p className={styles.overview} dir="auto">
          {title.overview}
        </p>
      </div>
      <div ref={actions} className={styles.actions}>
        <ButtonLink variant="primary" to={titlePath(title)} state={{ title, titles: [] }} onClick={onOpen}>
          {/* Translators: Opens the page of a title */}
          {t('Open')}
        </ButtonLink>
        <Button onClick={onAnother}>
          {/* Translators: Suggests another title */}
          {t('Another')}
        </Button>
        <p role="status" className={styles.last}>
          {isLast && t('There is no other title.')}
        </p>
      </div>
    </div>
  );
}
