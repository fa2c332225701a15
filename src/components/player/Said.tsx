import * as styles from './Said.late.module.css';

/** What was just done, over the picture. */
export const Said = ({ text }: { text: string }) => (
  <p className={styles.said} role="status" data-shown={text !== ''}>
    {text}
  </p>
);
