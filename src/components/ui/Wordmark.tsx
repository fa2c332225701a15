import * as styles from './Wordmark.module.css';

/** The sign, a K whose arms are paper frames fanned out by the lamp, and the name. The drawing stands in index.html. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg width="32" height="32" aria-hidden focusable="false">
        <use href="#mark" />
      </svg>
      Kinora
    </span>
  );
}
