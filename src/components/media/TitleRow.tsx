import type { ReactNode, Ref } from 'react';
import { useId, useRef } from 'react';
import * as styles from './TitleRow.module.css';

interface TitleRowProps {
  ref?: Ref<HTMLElement>;
  heading: string;
  /** Beside the heading. */
  note?: ReactNode;
  /** List items, or what stands in for them while they load, fail or are missing. */
  children: ReactNode;
  isList?: boolean;
}

/** A headed row that scrolls sideways: by touch and wheel, by arrow buttons under a mouse, by CardKeys. */
export function TitleRow({ ref, heading, note, children, isList = true }: TitleRowProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);

  const scrollByPage = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };

  return (
    <section ref={ref} className={styles.row} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{heading}</h2>
        {note}
      </div>
      {isList ? (
        <div className={styles.stage}>
          <ul ref={track} className={styles.track}>
            {children}
          </ul>
          <RowArrow direction={-1} onPress={scrollByPage} />
          <RowArrow direction={1} onPress={scrollByPage} />
        </div>
      ) : (
        children
      )}
    </section>
  );
}

interface RowArrowProps {
  direction: 1 | -1;
  onPress: (direction: 1 | -1) => void;
}

/** For the mouse alone: keyboards have the arrow keys, touch has the finger. */
function RowArrow({ direction, onPress }: RowArrowProps) {
  return (
    <button
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
