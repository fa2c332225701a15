import { OptionalSection } from '@/components/feedback/OptionalSection';
import { applyDeferredSources } from '@/components/media/applyDeferredSources';
import { Button, ButtonLink } from '@/components/ui/Button';
import { APP_URL } from '@/config/basePath';
import type { TitleName } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import type { Elements } from '@/lib/elements';
import type { ImageRef } from '@/lib/safeUrls';
import { lazyWithRetry } from '@/lib/lazyPage';
import { ownSources } from '@/lib/pictureSources';
import type { SlideState } from './Carousel';
import * as styles from './HeroSlide.module.css';
import type { HeroSlide as Slide } from './heroSlides';
import { Icon } from '@/components/ui/Icon';
import { ratingText } from '@/i18n/ratingText';
import { t, tStored } from '@/i18n/t';

const HeroPreview = lazyWithRetry(() =>
  import(/* webpackChunkName: "shell-extras" */ './HeroPreview').then((m) => m.HeroPreview),
);

interface HeroSlideProps extends SlideState {
  slide: Slide;
  onFullScreen: (slide: Slide) => void;
  /** Renders the watchlist toggle of the slide's title. */
  renderToggle: (name: TitleName) => Elements;
}

/** A slide of the hero. Hover or focus plays its clip over the still. */
export function HeroSlide({ slide, isFirst, inert, hasActivity, onFullScreen, renderToggle }: HeroSlideProps) {
  return (
    <div role="group" inert={inert} aria-roledescription={t('slide')} aria-label={slide.title} className={styles.slide}>
      {(isFirst || hasActivity) && <HeroStill image={slide.image} isFirst={isFirst} />}
      <div className={styles.text}>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.facts}>
          <span>{`${slide.year} · ${tStored(slide.genre)} `}</span>
          <span className={styles.rating}>
            <Icon name="star" size={16} />
            <span className="visually-hidden">{`${t('Rating')} `}</span>
            <span>{ratingText(slide)}</span>
          </span>
        </p>
        <p className={styles.description} dir="auto">
          {slide.description}
        </p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => onFullScreen(slide)}>
            <Icon name="enlarge" size={18} />
            {t('Play full screen')}
          </Button>
          <ButtonLink to={titlePath(slide.opens)}>
            <Icon name="info" size={18} />
            {t('Details')}
          </ButtonLink>
          {/* Reserves the space of the toggle until it loads. */}
          <span className={styles.toggle}>
            {hasActivity && <OptionalSection>{renderToggle(slide.opens)}</OptionalSection>}
          </span>
        </div>
      </div>
      {hasActivity && (
        <OptionalSection>
          <HeroPreview clip={slide.videoUrl} />
        </OptionalSection>
      )}
    </div>
  );
}

interface HeroStillProps {
  image: ImageRef;
  /** The HTML page preloads the first image. */
  isFirst: boolean;
}

/** The demo's own art: a landscape image, and a portrait one composed for phones. */
export function HeroStill({ image, isFirst }: HeroStillProps) {
  const { color, better, src, srcSet } = ownSources(image, APP_URL);
  const tall = src.replace(/\d+\.webp$/, 'm-780');
  return (
    <picture key={src} ref={applyDeferredSources} className={styles.still} style={{ background: color }}>
      {['avif', 'webp'].map((format) => (
        <source
          key={format}
          data-media="(max-width: 639px)"
          type={`image/${format}`}
          data-srcset={`${tall}.${format}`}
        />
      ))}
      {better.map((source) => (
        <source key={source.type} type={source.type} data-srcset={source.srcSet} data-sizes="100vw" />
      ))}
      <img
        src={src}
        data-srcset={srcSet}
        data-sizes="100vw"
        alt=""
        decoding="async"
        // React renders in slices, so the browser would request an eager image before its `<source>` elements exist.
        loading="lazy"
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
