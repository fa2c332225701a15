import { useState } from 'react';
import { LazyRow } from '@/components/media/LazyRow';
import { Picture } from '@/components/media/Picture';
import { t } from '@/i18n/t';
import type { ImageRef } from '@/lib/safeUrls';
import type { TitlePicture } from './PicturesDialog';
import { PicturesDialog } from './PicturesDialog';
import * as styles from './PicturesRow.late.module.css';
import * as rows from './rows.late.module.css';

/** The limits of the row. The sources list the most popular images first. */
const MAX = { backdrops: 16, posters: 12 } as const;

interface PicturesRowProps {
  /** The name of the title, for the name of the dialog. */
  name: string;
  backdrops: readonly ImageRef[];
  posters: readonly ImageRef[];
}

/** A row of backdrops and posters that opens them in a dialog. */
export function PicturesRow({ name, backdrops, posters }: PicturesRowProps) {
  const [shown, setShown] = useState<number | null>(null);
  const pictures: TitlePicture[] = [
    ...backdrops.slice(0, MAX.backdrops).map((image) => ({ image, shape: 'backdrop' }) as const),
    ...posters.slice(0, MAX.posters).map((image) => ({ image, shape: 'poster' }) as const),
  ];
  // The page already shows one backdrop and one poster.
  if (backdrops.length < 2 && posters.length < 2) return null;
  return (
    <div className={rows.stills}>
      <LazyRow
        heading={t('Images')}
        items={pictures}
        keyOf={({ image }) => image}
        renderItem={({ image, shape }, index) => (
          <article
            className={styles.card}
            aria-label={t('Image {number} of {total}', { number: index + 1, total: pictures.length })}
          >
            <span className={styles.frame}>
              <Picture image={image} shape={shape} sizes="(max-width: 639px) 62vw, 21vw" className={styles.picture} />
            </span>
            <button
              type="button"
              className={styles.opener}
              aria-label={t('Image {number} of {total}, enlarge', { number: index + 1, total: pictures.length })}
              onClick={() => {
                setShown(index);
              }}
            />
          </article>
        )}
      />
      {shown !== null && (
        <PicturesDialog
          name={name}
          pictures={pictures}
          first={shown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </div>
  );
}
