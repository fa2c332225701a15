import { Picture } from '@/components/media/Picture';
import { Icon } from '@/components/ui/Icon';
import type { Feature } from './content';
import * as styles from './FeatureScene.module.css';

interface FeatureSceneProps {
  scene: Feature['scene'];
}

const poster = (id: number) => (
  <Picture key={id} image={`art/posters/${id}-342.webp`} sizes="160px" className={styles.poster} />
);
const still = (slug: string, sizes: string) => (
  <Picture image={`art/hero/${slug}-1280.webp`} shape="backdrop" sizes={sizes} className={styles.still} />
);

const SCENES: Record<FeatureSceneProps['scene'], React.ReactNode> = {
  reel: [2006, 3030, 1012, 3057, 1008].map(poster),
  screens: (
    <>
      <span className={styles.laptop}>{still('avengers', '480px')}</span>
      <span className={styles.handset}>{still('money-heist', '480px')}</span>
    </>
  ),
  list: [3010, 1004, 4007].map((id) => (
    <span key={id} className={styles.listed}>
      {poster(id)}
      <Icon name="check" size={20} className={styles.check} />
    </span>
  )),
  dark: still('interstellar', '(max-width: 767px) 100vw, 640px'),
};

/** The illustration of a feature, made of art from the catalogue. Hidden from assistive technology. */
export const FeatureScene = ({ scene }: FeatureSceneProps) => (
  <div className={styles.scene} data-scene={scene} aria-hidden>
    {SCENES[scene]}
  </div>
);
