import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { APP_URL } from '@/config/basePath';
import { letteringOf } from '@/domain/title/lettering';
import { plateOf } from '@/domain/title/plate';
import { posterColor } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './CardPreview.late.module.css';
import { openPreview } from './openPreview';

interface CardPreviewProps {
  /**
   * The list item that contains the card. The preview renders into it, so that it follows the card in the tab order.
   */
  place: HTMLElement;
  isOpen: boolean;
  title: Title;
  /** Dims the page around the preview, tinted in the color of the poster. */
  isLampDown: boolean;
  /** The play button. It can load lazily, because its space is reserved. */
  play?: Elements;
  actions: Elements;
}

/**
 * An enlarged card in the top layer, so that nothing moves. A poster contains the title as artwork. A backdrop has the
 * title below it.
 */
export function CardPreview({ place, isOpen, title, isLampDown, play, actions }: CardPreviewProps) {
  const panel = useRef<HTMLDivElement>(null);

  const { title: name, poster, backdrop, year, runtime, genres, overview } = title;
  const isLettered = backdrop === null && poster !== null;
  const tint = posterColor(title);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    // The preview covers the toggle of the card and has its own.
    const hidden = place.querySelector<HTMLElement>(':scope > article > [data-toggle]');
    hidden?.setAttribute('tabindex', '-1');
    element.style.setProperty('--tint', tint);
    openPreview(element, place);
    return () => {
      hidden?.removeAttribute('tabindex');
      element.hidePopover();
    };
  }, [place, isOpen, tint]);

  // Preloads the title artwork, because the title's page starts with it.
  const lettering = isOpen ? letteringOf(poster) : null;
  useEffect(() => {
    if (lettering !== null) new Image().src = APP_URL + lettering;
  }, [lettering]);

  return createPortal(
    <div
      ref={panel}
      popover="manual"
      role="group"
      aria-label={`About ${name}`}
      className={classNames(styles.panel, isLettered && styles.lettered, isLampDown && styles.lampDown)}
    >
      <Picture
        image={backdrop ?? poster}
        shape={isLettered ? 'poster' : 'backdrop'}
        sizes="340px"
        plate={plateOf(title)}
      />
      <div className={styles.words}>
        {!isLettered && (
          <p className={styles.title} dir="auto">
            {name}
          </p>
        )}
        <p className={styles.facts}>
          <span>{[year, runtime && `${runtime} min`].filter(Boolean).join(' · ')}</span>
          <Rating title={title} />
        </p>
        {genres.length > 0 && <p className={styles.genres}>{genres.slice(0, 2).join(' · ')}</p>}
        {overview && (
          <p className={styles.overview} dir="auto">
            {overview}
          </p>
        )}
        {play && <div className={styles.play}>{play}</div>}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>,
    place,
  );
}
