import * as styles from './LoadingLine.module.css';

interface LoadingLineProps {
  text: string;
}

/** Says what is waited for, beside the skeleton that shows it. */
export function LoadingLine({ text }: LoadingLineProps) {
  return (
    <p role="status" className={styles.line}>
      <span className={styles.lamp} />
      <span>{text}</span>
    </p>
  );
}
