import { useNavigate } from 'react-router-dom';
import { OptionalSection } from '@/components/feedback/OptionalSection';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import type { Title } from '@/domain/title/title';
import type { TitleRouteState } from '@/domain/title/titlePath';
import { titlePath } from '@/domain/title/titlePath';
import { TitleDetails } from '@/features/titleDetails/TitleDetails';
import { WatchlistButton } from '@/features/watchlist/WatchlistButton';
import { t } from '@/i18n/t';
import { lazyWithRetry } from '@/lib/lazyPage';
import * as styles from './TitleOverlay.module.css';

const PlayAction = lazyWithRetry(() =>
  import(/* webpackChunkName: "title-more" */ '@/features/progress/PlayAction').then((m) => m.PlayAction),
);

interface TitleOverlayProps {
  title: Title;
  onClose: () => void;
}

/** The details of a title in a dialog over the current page. */
export function TitleOverlay({ title, onClose }: TitleOverlayProps) {
  const navigate = useNavigate();
  // Lists have no overview if there is none in the site's language. The details have one in another language.
  const isAsked = title.overview === '' && title.source !== 'sample';
  return (
    <Dialog className={styles.overlay} aria-label={title.title} onClose={onClose}>
      <TitleDetails
        title={title}
        headingLevel={2}
        isAsked={isAsked}
        navigation={
          <>
            <Button onClick={onClose}>
              <Icon name="close" size={18} />
              {t('Close')}
            </Button>
            <Button onClick={() => void navigate('/')}>
              <Icon name="home" size={18} />
              {t('Home')}
            </Button>
          </>
        }
        first={
          title.isPlayable && (
            <OptionalSection>
              <PlayAction title={title} />
            </OptionalSection>
          )
        }
        actions={
          <>
            <WatchlistButton title={title} />
            <ButtonLink to={titlePath(title)} state={{ title, titles: [] } satisfies TitleRouteState}>
              {t('All details')}
            </ButtonLink>
          </>
        }
      />
    </Dialog>
  );
}
