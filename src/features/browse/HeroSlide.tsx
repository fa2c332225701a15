import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { APP_URL } from '@/config/basePath';
import { titlePath } from '@/domain/titlePath';
import * as styles from './HeroSlide.module.css';
import type { HeroSlide as Slide } from './heroSlides';
import { Icon } from '@/components/ui/Icon';

const HeroVideo = lazy(() =>
  import(/* webpackChunkName: "shell-extras" */ './HeroVideo').then((m) => ({ default: m.HeroVideo })),
);

interface HeroSlideProps {
  slide: Slide;
  isFirst: boolean;
  onFullScreen: (id: number) => void;
}

/** One picture of the hero; with a clip, hovering plays it over the still. */
export function HeroSlide({ slide, isFirst, onFullScreen }: HeroSlideProps) {
  const [isMuted, setIsMuted] = useState(true);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const icon = isMuted ? 'muted' : 'sound';

  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={slide.title}
      className={styles.slide}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
    >
      <HeroStill image={slide.image} eager={isFirst} />
      {slide.videoUrl !== null && (
        <Suspense>
          <HeroVideo url={slide.videoUrl} isMuted={isMuted} isWanted={isPointedAt} />
        </Suspense>
      )}
      <div className={styles.shade} />
      <div className={styles.text}>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.description}>{slide.description}</p>
        <div className={styles.actions}>
          <Button
            variant="primary"
            onClick={() => {
              setIsPointedAt(false);
              onFullScreen(slide.id);
            }}
          >
            <Icon name="enlarge" size={18} />
            Play full screen
          </Button>
          <ButtonLink to={titlePath(slide.opens)}>
            <Icon name="info" size={18} />
            Details
          </ButtonLink>
          <IconButton
            label={isMuted ? 'Unmute' : 'Mute'}
            aria-pressed={!isMuted}
            className={styles.mute}
            onClick={() => {
              setIsMuted(!isMuted);
            }}
          >
            <Icon name={icon} size={20} />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

interface HeroStillProps {
  image: string;
  eager: boolean;
}

/** Our own art: a wide picture, and a tall one composed for phones. */
export function HeroStill({ image, eager }: HeroStillProps) {
  const at = (name: string) => `${APP_URL}art/hero/${image}-${name}`;
  const wide = (extension: string) => `${at(`1280.${extension}`)} 1280w, ${at(`2560.${extension}`)} 2560w`;
  return (
    <picture className={styles.still}>
      <source media="(max-width: 639px)" type="image/avif" srcSet={at('m-780.avif')} />
      <source media="(max-width: 639px)" type="image/webp" srcSet={at('m-780.webp')} />
      <source type="image/avif" srcSet={wide('avif')} sizes="100vw" />
      <img
        src={at('1280.webp')}
        srcSet={wide('webp')}
        sizes="100vw"
        alt=""
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  );
}
