import type { Ref } from 'react';
import { useId, useRef } from 'react';
import type { Elements } from '@/lib/elements';
import { canHover } from '@/lib/canHover';
import { forwardSign } from '@/lib/forwardSign';
import * as styles from './TitleRow.module.css';

/** `ranked` adds large numbers to the cards. `wide` leaves room for words beside each poster. */
export type RowLook = 'plain' | 'ranked' | 'wide';

interface TitleRowProps {
  ref?: Ref<HTMLElement>;
  heading: string;
  look?: RowLook | undefined;
  /** Beside the heading. */
  note?: Elements;
  /** List items, or their placeholders while they load, fail or are missing. */
  children: Elements;
  /** Content over the list. The list is inert then. */
  over?: Elements;
}

/** A row with a heading that scrolls sideways by touch, wheel, the arrow buttons for a mouse, and the focus. */
export function TitleRow({ ref, heading, look = 'plain', note, children, over }: TitleRowProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);

  const scrollByPage = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * forwardSign(element) * element.clientWidth * 0.85 });
  };

  return (
    <section ref={ref} className={styles.row} data-look={look} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{heading}</h2>
        {note}
      </div>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} data-composite inert={over !== undefined}>
          {children}
        </ul>
        {over ?? (
          <>
            <RowArrow direction={-1} onPress={scrollByPage} />
            <RowArrow direction={1} onPress={scrollByPage} />
          </>
        )}
      </div>
    </section>
  );
}

interface RowArrowProps {
  direction: 1 | -1;
  onPress: (direction: 1 | -1) => void;
}

/**
 * Cancels the arrow's animations when it unmounts. Otherwise Chromium keeps a scroll-driven animation, and with it the
 * removed row. Devices without hover do not display the arrows, so there is nothing to cancel, and `getAnimations`
 * would compute the styles of every row.
 */
const endWithIt = (arrow: HTMLElement | null) => () => {
  if (!canHover()) return;
  for (const animation of arrow?.getAnimations() ?? []) animation.cancel();
};

/** For the mouse only: keyboards have the arrow keys, and touch screens scroll directly. */
function RowArrow({ direction, onPress }: RowArrowProps) {
  return (
    <button
      ref={endWithIt}
      type="button"
      tabIndex={-1}
      aria-hidden
      className={direction === 1 ? styles.forward : styles.back}
      onClick={() => {
        onPress(direction);
      }}
    />
  );
}
