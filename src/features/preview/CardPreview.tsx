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
  /** The list item with the card; the preview stands in it, so that the focus comes to it after the card. */
  place: HTMLElement;
  isOpen: boolean;
  title: Title;
  /** The page around it dims, tinted by its poster. */
  isLampDown: boolean;
  /** The way to its film, which may come later: its place is kept. */
  play?: Elements;
  actions: Elements;
}

/** A card, opened: over the page, so that nothing moves. A poster has its title as lettering, a backdrop has it below. */
export function CardPreview({ place, isOpen, title, isLampDown, play, actions }: CardPreviewProps) {
  const panel = useRef<HTMLDivElement>(null);

  const { title: name, poster, backdrop, year, runtime, genres, overview } = title;
  const isLettered = backdrop === null && poster !== null;
  const tint = posterColor(title);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return undefined;
    // The card's own toggle lies below the preview, which has another.
    const hidden = place.querySelector<HTMLElement>(':scope > article > [data-toggle]');
    hidden?.setAttribute('tabindex', '-1');
    element.style.setProperty('--tint', tint);
    openPreview(element, place);
    return () => {
      hidden?.removeAttribute('tabindex');
      element.hidePopover();
    };
  }, [place, isOpen, tint]);

  // The title's page, which may be next, begins with its lettering.
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
