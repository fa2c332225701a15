import type { UIEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { useActivityOrIdle } from '@/lib/activityOrIdle';
import { forwardSign } from '@/lib/forwardSign';
import * as styles from './Hero.module.css';
import { useSwipeBeyond } from './useSwipeBeyond';

/** The display state of a slide. */
export interface SlideState {
  isFirst: boolean;
  /** True for a slide off screen, so that nothing in it can have the focus. */
  inert: boolean;
  /** Clips and the images of other slides load after the first activity. */
  hasActivity: boolean;
}

interface CarouselProps<Slide> {
  slides: readonly Slide[];
  keyOf: (slide: Slide) => string | number;
  renderSlide: (slide: Slide, state: SlideState) => Elements;
}

/** Slides side by side, each as wide as the viewport. Touch, arrow buttons and the keyboard move between them. */
export function Carousel<Slide>({ slides, keyOf, renderSlide }: CarouselProps<Slide>) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const hasActivity = useActivityOrIdle();

  // Moves the focus into the new slide if the old one had it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const slide = track.current?.children[current];
    if (slide && track.current?.contains(activeElement) && !slide.contains(activeElement))
      slide.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [current]);

  const handleScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    setCurrent(Math.abs(Math.round(scrollLeft / clientWidth)));
  };
  /** Wraps around at both ends. */
  const goBy = (step: 1 | -1) => {
    const element = track.current;
    const index = (current + step + slides.length) % slides.length;
    element?.scrollTo({ left: index * forwardSign(element) * element.clientWidth });
  };
  const swipes = useSwipeBeyond(goBy);

  return (
    <section className={styles.hero} data-composite aria-label={t('Featured')} aria-roledescription={t('carousel')}>
      <div ref={track} className={styles.track} onScroll={handleScroll} {...swipes}>
        {slides.map((slide, index) =>
          renderSlide(slide, { isFirst: index === 0, inert: index !== current, hasActivity }),
        )}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={t('Previous')}
            className={styles.arrow}
            onClick={() => {
              goBy(-1);
            }}
          >
            <Icon name="back" size={22} />
          </IconButton>
          <span className={styles.markers} aria-hidden>
            {slides.map((slide, index) => (
              <span key={keyOf(slide)} className={styles.marker} data-current={index === current} />
            ))}
          </span>
          <IconButton
            label={t('Next')}
            className={styles.arrow}
            onClick={() => {
              goBy(1);
            }}
          >
            <Icon name="forward" size={22} />
          </IconButton>
        </div>
      )}
    </section>
  );
}
