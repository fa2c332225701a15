import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import * as styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide';
import { HERO_SLIDES } from './heroSlides';
import { Icon } from '@/components/ui/Icon';

const VideoOverlay = lazy(() =>
  import(/* webpackChunkName: "shell-extras" */ './VideoOverlay').then((m) => ({ default: m.VideoOverlay })),
);

/** Five slides side by side, one viewport wide each; touch, the arrows or the keyboard go from one to the next. */
export function Hero() {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [fullScreenId, setFullScreenId] = useState<number | null>(null);
  const fullScreen = HERO_SLIDES.find(({ id }) => id === fullScreenId);

  useEffect(() => {
    const element = track.current;
    if (!element) return undefined;
    const handleScroll = () => {
      setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
    };
  }, []);

  const scrollTo = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' });
  };

  return (
    <section className={styles.hero} aria-label="Featured" aria-roledescription="carousel">
      <div ref={track} className={styles.track}>
        {HERO_SLIDES.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} isFirst={index === 0} onFullScreen={setFullScreenId} />
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label="Previous"
          className={styles.arrow}
          disabled={current === 0}
          onClick={() => {
            scrollTo(current - 1);
          }}
        >
          <Icon name="back" size={22} />
        </IconButton>
        <span className={styles.markers} aria-hidden>
          {HERO_SLIDES.map(({ id }, index) => (
            <span key={id} className={styles.marker} data-current={index === current} />
          ))}
        </span>
        <IconButton
          label="Next"
          className={styles.arrow}
          disabled={current === HERO_SLIDES.length - 1}
          onClick={() => {
            scrollTo(current + 1);
          }}
        >
          <Icon name="forward" size={22} />
        </IconButton>
      </div>
      {fullScreen && (
        <Suspense>
          <VideoOverlay
            slide={fullScreen}
            onClose={() => {
              setFullScreenId(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
