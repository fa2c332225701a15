import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as head from '@/components/layout/PageHead.module.css';
import { classNames } from '@/lib/classNames';
import { isSwift } from '@/lib/pace';
import * as styles from './OpeningTitle.module.css';
import * as details from './TitleDetails.module.css';
import { TitleHeading } from './TitleHeading';

interface Opening {
  /** The page that the card was pressed on. */
  from: string;
  title: string;
  /** As the card shows it, so it is here. */
  poster: string | undefined;
}

const TITLE_PATH = /\/movie\/[^/]+$/;

/**
 * Where a device takes longer than a frame to build a title's page, what the pressed card has of it stands in the next
 * frame, in its place; the page itself comes below and takes over.
 */
export function OpeningTitle() {
  const { key } = useLocation();
  const [opening, setOpening] = useState<Opening | null>(null);

  useLayoutEffect(() => {
    if (isSwift()) return undefined;
    const handleClick = (event: MouseEvent) => {
      // The router has taken it: it leads to another page of the app.
      const link =
        event.defaultPrevented &&
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('article > a');
      // People and seasons have pages of another look.
      if (!link || !TITLE_PATH.test(link.pathname)) return;
      const card = link.closest('article');
      // The card's name: one of its links may be called otherwise.
      setOpening({ from: key, title: card?.ariaLabel ?? '', poster: card?.querySelector('img')?.currentSrc });
    };
    // Back before it has come: the page that was left stands there still.
    const handleReturn = () => setOpening(null);
    document.addEventListener('click', handleClick);
    window.addEventListener('popstate', handleReturn);
    return () => {
      document.removeEventListener('click', handleClick);
      window.removeEventListener('popstate', handleReturn);
    };
  }, [key]);

  // Once another page has come it is not opening any more, whoever returns to this one and however swift it all is by then.
  useLayoutEffect(() => () => setOpening(null), [key]);

  if (opening?.from !== key) return null;
  return (
    // For the eye alone: to whoever listens, the page below it is the page until the next one has come.
    <div className={styles.cover} aria-hidden="true">
      <div className={head.body}>
        <div className={classNames(head.picture, details.poster)}>
          {opening.poster && <img className={styles.poster} src={opening.poster} alt="" />}
        </div>
        <div className={head.text}>
          <TitleHeading level={1} title={opening.title} poster={opening.poster} />
        </div>
      </div>
    </div>
  );
}
