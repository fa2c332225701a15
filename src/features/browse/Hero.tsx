import type { ComponentProps } from 'react';
import { useState } from 'react';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { SectionError } from '@/components/feedback/SectionError';
import { lazyWithRetry } from '@/lib/lazyPage';
import { Carousel } from './Carousel';
import { HeroSlide } from './HeroSlide';
import type { HeroSlide as Slide } from './heroSlides';
import { HERO_SLIDES } from './heroSlides';

const VideoOverlay = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './VideoOverlay').then((m) => m.VideoOverlay),
);

/** The carousel of the demo, with five slides. */
export function Hero({ renderToggle }: Pick<ComponentProps<typeof HeroSlide>, 'renderToggle'>) {
  const [fullScreen, setFullScreen] = useState<Slide | null>(null);
  return (
    <>
      <Carousel
        slides={HERO_SLIDES}
        keyOf={({ id }) => id}
        renderSlide={(slide, state) => (
          <HeroSlide key={slide.id} slide={slide} {...state} onFullScreen={setFullScreen} renderToggle={renderToggle} />
        )}
      />
      {fullScreen && (
        <OptionalSection fallback={<SectionError />}>
          <VideoOverlay
            slide={fullScreen}
            onClose={() => {
              setFullScreen(null);
            }}
          />
        </OptionalSection>
      )}
    </>
  );
}
