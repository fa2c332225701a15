import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { APP_URL } from '@/config/basePath';
import { letteringOf } from '@/domain/title/lettering';
import { plateOf } from '@/domain/title/plate';
import { posterColor } from '@/domain/title/posterColor';
import type { Title } from '@/domain/title/title';
import { t, tStored } from '@/i18n/t';
import { classNames } from '@/lib/classNames';
import type { Elements } from '@/lib/elements';
import * as styles from './CardPreview.late.module.css';

/** A rectangle in pixels of the viewport. */
type Edges = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Sizes {
  width: number;
  height: number;
  /** The height of the image at the top of the preview. */
  pictureHeight: number;
}

/** The minimum distance by which the preview extends above its card. */
const LIFT_PX = 12;

const POSTER_RATIO = 1.5;

const clamp = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));

/**
 * Returns the position of a preview: its image is centered on the poster, between the outer cards and fully on the
 * screen.
 * @param room the available area: between the outer cards, the header and the bottom of the screen
 * @returns the top left corner, and the origin of the scale transition within the preview
 */
export function previewBox(card: Edges, { width, height, pictureHeight }: Sizes, room: Edges) {
  const middleX = (card.left + card.right) / 2;
  const middleY = card.top + ((card.right - card.left) * POSTER_RATIO) / 2;
  const left = clamp(middleX - width / 2, room.left, room.right - width);
  const wanted = Math.min(middleY - pictureHeight / 2, card.top - LIFT_PX);
  const top = clamp(wanted, room.top, room.bottom - height);
  return { left, top, originX: middleX - left, originY: middleY - top };
}

/** The distance to the screen's edges and to the header. */
const MARGIN_PX = 8;

/** Positions a preview over its card and shows it. */
function openPreview(panel: HTMLElement, place: HTMLElement): void {
  delete panel.dataset.grown;
  panel.showPopover();
  const card = (place.querySelector('article') ?? place).getBoundingClientRect();
  panel.style.setProperty('--card-width', `${card.width}px`);
  const box = previewBox(
    card,
    {
      width: panel.offsetWidth,
      height: panel.offsetHeight,
      pictureHeight: panel.querySelector('picture, [data-missing]')?.clientHeight ?? 0,
    },
    roomOf(place),
  );
  panel.style.left = `${box.left}px`;
  panel.style.top = `${box.top}px`;
  panel.style.setProperty('--origin-x', `${box.originX}px`);
  panel.style.setProperty('--origin-y', `${box.originY}px`);
  panel.style.setProperty('--lamp-x', `${box.left + box.originX}px`);
  panel.style.setProperty('--lamp-y', `${box.top + box.originY}px`);
  panel.style.setProperty('--from', String(card.width / panel.offsetWidth));
  // Forces a layout at the size of the card, so that the transition starts from there.
  panel.getBoundingClientRect();
  panel.dataset.grown = '';
}

/**
 * Returns the available area: between the outer edges of the cards, below the header and above the bottom of the
 * screen.
 */
function roomOf(place: HTMLElement) {
  const list = place.parentElement ?? place;
  const { left, right } = list.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(list);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    left: left + parseFloat(paddingLeft),
    right: right - parseFloat(paddingRight),
    top: Math.max(header, 0) + MARGIN_PX,
    bottom: window.innerHeight - MARGIN_PX,
  };
}

interface CardPreviewProps {
  /**
   * The list item that contains the card. The preview renders into it, so that it follows the card in the tab order.
   */
  place: HTMLElement;
  isOpen: boolean;
  title: Title;
  /** Dims the page around the preview, tinted in the color of the poster. */
  isDimming: boolean;
  /** The play button. It can load lazily, because its space is reserved. */
  play?: Elements;
  actions: Elements;
}

/**
 * An enlarged card in the top layer, so that nothing moves. A poster contains the title as artwork. A backdrop has the
 * title below it.
 */
export function CardPreview({ place, isOpen, title, isDimming, play, actions }: CardPreviewProps) {
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
      aria-label={t('About {name}', { name })}
      className={classNames(styles.panel, isLettered && styles.lettered, isDimming && styles.dimming)}
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
          <span>{[year, runtime && t('{minutes} min', { minutes: runtime })].filter(Boolean).join(' · ')}</span>
          <Rating title={title} />
        </p>
        {genres.length > 0 && <p className={styles.genres}>{genres.slice(0, 2).map(tStored).join(' · ')}</p>}
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
