import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Picture } from '@/components/media/Picture';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import { stepAcross } from '@/lib/arrowKeys';
import type { ImageRef } from '@/lib/safeUrls';
import * as styles from './PicturesDialog.late.module.css';

export interface TitlePicture {
  image: ImageRef;
  shape: 'backdrop' | 'poster';
}

interface PicturesDialogProps {
  name: string;
  pictures: readonly TitlePicture[];
  /** The index of the image to show first. */
  first: number;
  onClose: () => void;
}

/** A dialog with one image at a time, as large as possible. It wraps around at the ends. */
export function PicturesDialog({ name, pictures, first, onClose }: PicturesDialogProps) {
  const [index, setIndex] = useState(first);
  const shown = pictures[index];
  const go = (step: number) => setIndex((index + step + pictures.length) % pictures.length);

  // Left and right change the image and lead to the button that does the same. Up leads to 'Close', and down back.
  const handleKeyDown = (event: KeyboardEvent) => {
    const [previous, next, close] = event.currentTarget.querySelectorAll('button');
    const step = stepAcross(event);
    if (step !== undefined) {
      go(step);
      (step < 0 ? previous : next)?.focus();
    } else if (event.key === 'ArrowUp') close?.focus();
    else if (event.key === 'ArrowDown') next?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      className={styles.dialog}
      aria-label={t('Images of {name}', { name })}
      onClose={onClose}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.place} role="status">
          <span className="visually-hidden">{`${t('Image')} `}</span>
          <span>{`${index + 1} / ${pictures.length}`}</span>
        </p>
        <IconButton label={t('Previous image')} onClick={() => go(-1)}>
          <Icon name="back" size={24} />
        </IconButton>
        <IconButton label={t('Next image')} onClick={() => go(1)}>
          <Icon name="forward" size={24} />
        </IconButton>
        <IconButton label={t('Close')} onClick={onClose}>
          <Icon name="close" size={24} />
        </IconButton>
      </div>
      <div className={styles.stage}>
        {shown && (
          <Picture
            key={shown.image}
            image={shown.image}
            shape={shown.shape}
            sizes="94vw"
            alt={t('Image {number} of {total}', { number: index + 1, total: pictures.length })}
            className={shown.shape === 'poster' ? styles.poster : styles.backdrop}
          />
        )}
      </div>
    </Dialog>
  );
}
