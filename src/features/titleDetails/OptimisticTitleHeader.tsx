import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import { isFastDevice } from '@/lib/devicePerformance';
import * as styles from './OptimisticTitleHeader.module.css';
import * as details from './TitleDetails.module.css';
import { TitleHeading } from './TitleHeading';

/** The visible content of a card. */
interface Card {
  title: string;
  poster: string | undefined;
}

const TITLE_PATH = /\/movie\/[^/]+$/;

/** How long the pointer must be over a card before the cover renders. A touch lasts at least as long. */
const MEANT_MS = 50;

/** Returns the link to a title's page at the target. People and seasons have pages with another layout. */
function titleLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('article > a');
  return link && TITLE_PATH.test(link.pathname) ? link : null;
}

const cardOf = (link: HTMLAnchorElement): Card => {
  const card = link.closest('article');
  // The accessible name of the card: its links can have other texts.
  return { title: card?.ariaLabel ?? '', poster: card?.querySelector('img')?.currentSrc };
};

/**
 * An optimistic header: devices that take longer than a frame to render a title's page show the content of the pressed
 * card in the next frame. The page renders below it and replaces it. The cover renders hidden when the card is hovered.
 */
export function OptimisticTitleHeader() {
  const { key } = useLocation();
  const [card, setCard] = useState<Card | null>(null);
  /** The history key of the page on which the card was pressed. */
  const [from, setFrom] = useState<string | null>(null);

  useLayoutEffect(() => {
    const forget = () => {
      setFrom(null);
      setCard(null);
    };
    if (isFastDevice()) return forget;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = () => clearTimeout(timer);
    const handlePoint = ({ target }: PointerEvent) => {
      stopWaiting();
      const link = titleLinkAt(target);
      if (link) timer = setTimeout(() => setCard(cardOf(link)), MEANT_MS);
    };
    const handleClick = ({ defaultPrevented, target }: MouseEvent) => {
      stopWaiting();
      const link = titleLinkAt(target);
      // The router has handled the click, so it leads to another page of the app.
      if (!link || !defaultPrevented) return;
      const pressed = cardOf(link);
      setCard((pointed) => (pointed?.title === pressed.title && pointed.poster === pressed.poster ? pointed : pressed));
      setFrom(key);
    };
    document.addEventListener('pointerover', handlePoint);
    document.addEventListener('pointercancel', stopWaiting);
    document.addEventListener('click', handleClick);
    // A back navigation before the page has rendered: the previous page is still there.
    window.addEventListener('popstate', forget);
    // Discards the cover after a navigation, so that it does not appear again when the viewer returns.
    return () => {
      forget();
      stopWaiting();
      document.removeEventListener('pointerover', handlePoint);
      document.removeEventListener('pointercancel', stopWaiting);
      document.removeEventListener('click', handleClick);
      window.removeEventListener('popstate', forget);
    };
  }, [key]);

  if (!card) return null;
  return (
    // Hidden from assistive technology: the current page stays current until navigation completes.
    <div className={styles.cover} aria-hidden="true" data-seen={from === key}>
      <div className={head.body}>
        <div className={classNames(head.picture, details.poster)}>
          {card.poster && <img className={styles.poster} src={card.poster} alt="" />}
        </div>
        <div className={head.text}>
          <TitleHeading level={2} title={card.title} poster={card.poster} />
        </div>
      </div>
    </div>
  );
}
