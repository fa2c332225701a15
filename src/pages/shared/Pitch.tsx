import type { Title } from '@/domain/title/title';
import * as styles from './Pitch.module.css';

interface PitchProps {
  title: Title;
}

/** The genre and the overview of a title, beside its poster. */
export const Pitch = ({ title: { genres, overview } }: PitchProps) => (
  <div className={styles.pitch}>
    <p className={styles.genres}>{genres[0]}</p>
    <p className={styles.overview} dir="auto">
      {overview}
    </p>
  </div>
);
