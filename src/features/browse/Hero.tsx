import type { ComponentProps } from 'react';
import { useState } from 'react';
import { Extra } from '@/components/feedback/Extra';
import { PartFailed } from '@/components/feedback/PartFailed';
import { lazyPart } from '@/lib/lazyComponent';
import { Carousel } from './Carousel';
import { HeroSlide } from './HeroSlide';
import type { HeroSlide as Slide } from './heroSlides';
import { HERO_SLIDES } from './heroSlides';

const VideoOverlay = lazyPart(() =>
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
        <Extra fallback={<PartFailed />}>
          <VideoOverlay
            slide={fullScreen}
            onClose={() => {
              setFullScreen(null);
            }}
          />
        </Extra>
      )}
    </>
  );
}
