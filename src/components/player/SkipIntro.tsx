import type { Film } from '@/domain/film/film';
import { Button } from '@/components/ui/Button';
import * as styles from './SkipIntro.late.module.css';

interface SkipIntroProps {
  intro: Film['intro'];
  time: number;
  onSkip: (to: number) => void;
}

export function SkipIntro({ intro, time, onSkip }: SkipIntroProps) {
  if (intro === null || time < intro.start || time >= intro.end - 1) return null;
  return (
    <div className={styles.place} data-controls data-skip>
      <Button className={styles.button} onClick={() => onSkip(intro.end)}>
        Skip intro
      </Button>
    </div>
  );
}
