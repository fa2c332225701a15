import type { Ref } from 'react';
import { useId, useRef } from 'react';
import type { Elements } from '@/lib/elements';
import { canHover } from '@/lib/canHover';
import * as styles from './TitleRow.module.css';

/** `ranked`: its cards are numbered, largely. `wide`: beside each poster is room for words. */
export type RowLook = 'plain' | 'ranked' | 'wide';

interface TitleRowProps {
  ref?: Ref<HTMLElement>;
  heading: string;
  look?: RowLook | undefined;
  /** Beside the heading. */
  note?: Elements;
  /** List items, or what stands in for them while they load, fail or are missing. */
  children: Elements;
  /** Over the list, which is only there to be seen. */
  over?: Elements;
}

/** A headed row that scrolls sideways: by touch and wheel, by arrow buttons under a mouse, by CardKeys. */
export function TitleRow({ ref, heading, look = 'plain', note, children, over }: TitleRowProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);

  const scrollByPage = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };

  return (
    <section ref={ref} className={styles.row} data-look={look} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{heading}</h2>
        {note}
      </div>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} inert={over !== undefined}>
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
 * Chromium keeps an animation that waits for its row to scroll, and with it a row that is gone, until somebody cancels it.
 * Without a mouse the arrows are not displayed and have none: to look for it would compute every row's styles.
 */
const endWithIt = (arrow: HTMLElement | null) => () => {
  if (!canHover()) return;
  for (const animation of arrow?.getAnimations() ?? []) animation.cancel();
};

/** For the mouse alone: keyboards have the arrow keys, touch has the finger. */
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
