import { useState } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import * as card from '@/components/media/NamedCard.late.module.css';
import { LazyRow } from '@/components/media/LazyRow';
import { Picture } from '@/components/media/Picture';
import { Icon } from '@/components/ui/Icon';
import type { Title } from '@/domain/title/title';
import type { Video } from '@/domain/title/titleDetails';
import { t, tStored } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import type { ImageRef } from '@/lib/safeUrls';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as rows from './rows.late.module.css';
import * as styles from './VideosRow.late.module.css';

const TrailerDialog = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ '../TrailerDialog').then((m) => m.TrailerDialog),
);

/** The maximum number of videos in the row. */
const MAX = 20;

interface VideosRowProps {
  title: Title;
  videos: readonly Video[];
  /**
   * Backdrops of the title serve as thumbnails, so that no request goes to the video's host before the viewer plays a
   * video.
   */
  stills: readonly ImageRef[];
}

/** A row of the trailers and other videos of a title. */
export function VideosRow({ title, videos, stills }: VideosRowProps) {
  const [shown, setShown] = useState<Video | null>(null);
  if (videos.length === 0) return null;
  return (
    <div className={rows.wide}>
      <LazyRow
        heading={t('Videos')}
        items={videos.slice(0, MAX)}
        keyOf={({ key }) => key}
        renderItem={(video, index) => (
          <article className={card.card} aria-label={video.name}>
            <span className={styles.still}>
              {stills.length > 0 && (
                <Picture
                  image={stills[index % stills.length] ?? null}
                  shape="backdrop"
                  sizes="(max-width: 639px) 62vw, 21vw"
                />
              )}
              <span className={styles.play}>
                <Icon name="play" size={20} />
              </span>
            </span>
            <button
              type="button"
              className={classNames(card.name, styles.name)}
              dir="auto"
              onClick={() => {
                setShown(video);
              }}
            >
              {video.name}
            </button>
            <p className={card.note}>{tStored(video.type)}</p>
          </article>
        )}
      />
      {shown && (
        <OptionalSection fallback={<SectionError />}>
          <TrailerDialog
            title={{ ...title, trailer: shown.key }}
            video={shown}
            onClose={() => {
              setShown(null);
            }}
          />
        </OptionalSection>
      )}
    </div>
  );
}
