import { use, useState } from 'react';
import { knownTitles } from '@/api/cache/knownTitles';
import { useAppSelector, useAppStore } from '@/app/hooks';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { ImageHost } from '@/components/media/ImageHost';
import { useSite } from '@/components/site/SiteContext';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { APP_URL } from '@/config/basePath';
import { titleKey } from '@/domain/title/title';
import { titlePath } from '@/domain/title/titlePath';
import { CardPreview } from '@/features/preview/CardPreview';
import { titleOfPlace } from '@/features/preview/titleOfPlace';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';

const PlayAction = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ '@/features/progress/PlayAction').then((m) => m.PlayAction),
);

interface TitlePreviewProps {
  /** The list item that contains the card. */
  place: HTMLElement;
  isOpen: boolean;
}

/** The preview of a card. Renders nothing if no cached list has its title. */
export function TitlePreview({ place, isOpen }: TitlePreviewProps) {
  const store = useAppStore();
  const imageHost = use(ImageHost);
  const { dimBackground } = useSite().features;
  const listed = useAppSelector(selectListedKeys);
  const [title] = useState(() => titleOfPlace(place, knownTitles(store.getState()), { appUrl: APP_URL, imageHost }));
  if (!title) return null;

  return (
    <CardPreview
      place={place}
      isOpen={isOpen}
      title={title}
      isDimming={dimBackground}
      play={
        title.isPlayable && (
          <OptionalSection>
            <PlayAction title={title} />
          </OptionalSection>
        )
      }
      actions={
        <>
          <ButtonLink to={titlePath(title)} state={{ title, titles: [] }}>
            <Icon name="info" size={18} />
            {t('Details')}
          </ButtonLink>
          <WatchlistToggle title={title} isListed={listed.has(titleKey(title))} />
        </>
      }
    />
  );
}
