import * as styles from './PlayerFeedback.late.module.css';

/** Shows the effect of the last key or gesture over the picture. */
export const PlayerFeedback = ({ text }: { text: string }) => (
  <p className={styles.said} role="status" data-shown={text !== ''}>
    {text}
  </p>
);
