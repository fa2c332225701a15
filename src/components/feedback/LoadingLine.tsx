import * as styles from './LoadingLine.module.css';

interface LoadingLineProps {
  text: string;
}

/** Describes in words what the skeleton beside it shows. */
export function LoadingLine({ text }: LoadingLineProps) {
  return (
    <p role="status" className={styles.line}>
      <span className={styles.lamp} />
      <span>{text}</span>
    </p>
  );
}
