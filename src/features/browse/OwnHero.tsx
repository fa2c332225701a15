import { OptionalSection } from '@/components/feedback/OptionalSection';
import { Picture } from '@/components/media/Picture';
import { Rating } from '@/components/media/Rating';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { HeroTitle } from '@/domain/lists/ownHome';
import type { TitleName } from '@/domain/title/title';
import { titleKey } from '@/domain/title/title';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath, watchPath } from '@/domain/title/titlePath';
import { t, tStored } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import type { SlideState } from './Carousel';
import { Carousel } from './Carousel';
import { HeroPreview } from './HeroPreview';
import * as slide from './HeroSlide.module.css';
import * as styles from './OwnHero.late.module.css';

interface OwnHeroProps {
  /** Titles that have a backdrop. */
  slides: readonly HeroTitle[];
  renderToggle: (name: TitleName) => Elements;
}

/** The hero of a site with its own catalogue. It shows titles of that catalogue. */
export const OwnHero = ({ slides, renderToggle }: OwnHeroProps) => (
  <Carousel
    slides={slides}
    keyOf={({ title }) => titleKey(title)}
    renderSlide={({ title, clip }, state) => (
      <OwnSlide key={titleKey(title)} title={title} clip={clip} {...state} renderToggle={renderToggle} />
    )}
  />
);

interface OwnSlideProps extends HeroTitle, SlideState, Pick<OwnHeroProps, 'renderToggle'> {}

function OwnSlide({ title, clip, isFirst, inert, hasActivity, renderToggle }: OwnSlideProps) {
  const [genre] = title.genres;
  const facts = [title.year, genre && tStored(genre)].filter(Boolean).join(' · ');
  return (
    <div role="group" inert={inert} aria-roledescription={t('slide')} aria-label={title.title} className={slide.slide}>
      {(isFirst || hasActivity) && (
        <Picture image={title.backdrop} shape="backdrop" sizes="100vw" isFirst={isFirst} className={styles.still} />
      )}
      <div className={slide.text}>
        <h2 className={slide.title} dir="auto">
          {title.title}
        </h2>
        <p className={slide.facts}>
          {facts !== '' && <span>{facts}</span>}
          {title.rating !== null && <Rating title={title} />}
        </p>
        <p className={styles.overview} dir="auto">
          {title.overview}
        </p>
        <div className={slide.actions}>
          {title.isPlayable && title.kind === 'movie' && (
            <ButtonLink variant="primary" to={watchPath(title)}>
              <Icon name="play" size={18} />
              {t('Play')}
            </ButtonLink>
          )}
          <ButtonLink to={titlePath(title)} state={{ title, titles: [] } satisfies TitleRouteState}>
            <Icon name="info" size={18} />
            {t('Details')}
          </ButtonLink>
          <span className={slide.toggle}>
            {hasActivity && <OptionalSection>{renderToggle(title)}</OptionalSection>}
          </span>
        </div>
      </div>
      {hasActivity && clip && <HeroPreview clip={clip} />}
    </div>
  );
}
