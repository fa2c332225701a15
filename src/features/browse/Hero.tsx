import type { ComponentProps, UIEvent } from 'react';
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
import { useSwipeBeyond } from './useSwipeBeyond';
import { Icon } from '@/components/ui/Icon';

const VideoOverlay = lazyPart(() =>
  import(/* webpackChunkName: "shell-extras" */ './VideoOverlay').then((m) => m.VideoOverlay),
);

/** Five slides side by side, one viewport wide each; touch, the arrows or the keyboard go from one to the next. */
export function Hero({ renderToggle }: Pick<ComponentProps<typeof HeroSlide>, 'renderToggle'>) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const isAlive = useSignOfLife();
  const [fullScreen, setFullScreen] = useState<Slide | null>(null);

  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    setCurrent(Math.round(scrollLeft / clientWidth));
  };
  /** Before the first one is the last one, and after that the first. */
  const goBy = (step: 1 | -1) => {
    const element = track.current;
    const index = (current + step + HERO_SLIDES.length) % HERO_SLIDES.length;
    element?.scrollTo({ left: index * element.clientWidth });
  };
  const swipes = useSwipeBeyond(goBy);

  return (
    <section className={styles.hero} aria-label="Featured" aria-roledescription="carousel">
      <div ref={track} className={styles.track} onScroll={handleScroll} {...swipes}>
        {HERO_SLIDES.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            isFirst={index === 0}
            isAlive={isAlive}
            onFullScreen={setFullScreen}
            renderToggle={renderToggle}
          />
        ))}
      </div>
      <div className={styles.controls}>
        <IconButton
          label="Previous"
          className={styles.arrow}
          onClick={() => {
            goBy(-1);
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
          onClick={() => {
            goBy(1);
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
