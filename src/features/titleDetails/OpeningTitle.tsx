import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import { isSwift } from '@/lib/pace';
import * as styles from './OpeningTitle.module.css';
import * as details from './TitleDetails.module.css';
import { TitleHeading } from './TitleHeading';

/** As a card shows it, so it is here. */
interface Card {
  title: string;
  poster: string | undefined;
}

const TITLE_PATH = /\/movie\/[^/]+$/;

/** Milliseconds after which a card that is pointed at may be meant: a finger that presses is there that long. */
const MEANT_MS = 50;

/** What is about to be pressed, where it leads to a title; people and seasons have pages of another look. */
function titleLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('article > a');
  return link && TITLE_PATH.test(link.pathname) ? link : null;
}

const cardOf = (link: HTMLAnchorElement): Card => {
  const card = link.closest('article');
  // The card's name: one of its links may be called otherwise.
  return { title: card?.ariaLabel ?? '', poster: card?.querySelector('img')?.currentSrc };
};

/**
 * Where a device takes longer than a frame to build a title's page, what the pressed card has of it stands in the next
 * frame, in its place; the page itself comes below and takes over. It is built when the card is pointed at, unseen.
 */
export function OpeningTitle() {
  const { key } = useLocation();
  const [card, setCard] = useState<Card | null>(null);
  /** The page that the card was pressed on. */
  const [from, setFrom] = useState<string | null>(null);

  useLayoutEffect(() => {
    const forget = () => {
      setFrom(null);
      setCard(null);
    };
    if (isSwift()) return forget;
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
      // The router has taken it: it leads to another page of the app.
      if (!link || !defaultPrevented) return;
      const pressed = cardOf(link);
      setCard((pointed) => (pointed?.title === pressed.title && pointed.poster === pressed.poster ? pointed : pressed));
      setFrom(key);
    };
    document.addEventListener('pointerover', handlePoint);
    document.addEventListener('pointercancel', stopWaiting);
    document.addEventListener('click', handleClick);
    // Back before it has come: the page that was left stands there still.
    window.addEventListener('popstate', forget);
    // Once another page has come it is not opening any more, whoever returns to this one and however swift it all is then.
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
    // For the eye alone: to whoever listens, the page below it is the page until the next one has come.
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
