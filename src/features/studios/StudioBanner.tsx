import { Picture } from '@/components/media/Picture';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Title } from '@/domain/title';
import { titleKey } from '@/domain/title';
import * as styles from './StudioBanner.late.module.css';

/** Not the posters that stand right below. */
const WALL = { from: 6, to: 16 } as const;

interface StudioBannerProps {
  name: string;
  titles: readonly Title[];
  onBack: () => void;
}

/** The studio's name in large letters; its posters lean in the dark behind. */
export function StudioBanner({ name, titles, onBack }: StudioBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.wall} aria-hidden>
        <div className={styles.posters}>
          {titles.slice(WALL.from, WALL.to).map((title) => (
            <Picture
              key={titleKey(title)}
              image={title.poster}
              sizes="(max-width: 639px) 30vw, 15vw"
              className={styles.poster}
            />
          ))}
        </div>
      </div>
      <Button className={styles.back} onClick={onBack}>
        <Icon name="back" size={20} />
        Back to Home
      </Button>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.count}>{titles.length > 0 && `${titles.length} titles`}</p>
      </div>
    </header>
  );
}
