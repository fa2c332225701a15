import type { UIEvent } from 'react';
import { useRef, useState } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { IconButton } from '@/components/ui/IconButton';
import { lazyPart } from '@/lib/lazyComponent';
import { useSignOfLife } from '@/lib/useSignOfLife';
import * as styles from './Hero.module.css';
import { HeroSlide } from './HeroSlide';
import type { HeroSlide as Slide } from './heroSlides';
import { HERO_SLIDES } from './heroSlides';
import { Icon } from '@/components/ui/Icon';

const VideoOverlay = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './VideoOverlay').then((m) => m.VideoOverlay),
);

/** Five slides side by side, one viewport wide each; touch, the arrows or the keyboard go from one to the next. */
export function Hero() {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const isAlive = useSignOfLife();
  const [fullScreen, setFullScreen] = useState<Slide | null>(null);

  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const scrollTo = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth });
  };

  return (
    <section className={styles.hero} aria-label="Featured" aria-roledescription="carousel">
      <div ref={track} className={styles.track} onScroll={handleScroll}>
        {HERO_SLIDES.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            isFirst={index === 0}
            isAlive={isAlive}
            onFullScreen={setFullScreen}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label="Previous"
          className={styles.arrow}
          aria-disabled={current === 0}
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
          aria-disabled={current === HERO_SLIDES.length - 1}
          onClick={() => {
            scrollTo(current + 1);
          }}
        >
          <Icon name="forward" size={22} />
        </IconButton>
      </div>
      {fullScreen && (
        <Extra fallback={<PartFailed />}>
          <VideoOverlay
            slide={fullScreen}
            onClose={() => {
              setFullScreen(null);
            }}
          />
        </Extra>
      )}
    </section>
  );
}
