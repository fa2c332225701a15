import styles from './Wordmark.module.css';

/** The name with its lens: a wheel of paper frames before a lamp. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="28" height="28" aria-hidden focusable="false">
        <circle cx="16" cy="16" r="5" fill="currentColor" />
        <circle cx="16" cy="16" r="11.5" fill="none" stroke="currentColor" strokeWidth="5" strokeDasharray="6 3.03" />
      </svg>
      Kinora
    </span>
  );
}
