import { useStudioQuery } from '@/api/endpoints/studio';
import { Notice } from '@/components/feedback/Notice';
import { QueryBoundary } from '@/components/feedback/QueryBoundary';
import { SkeletonCards } from '@/components/feedback/SkeletonCards';
import { Button } from '@/components/ui/Button';
import type { Title } from '@/domain/title/title';
import { t } from '@/i18n/t';
import type { Elements } from '@/lib/elements';
import { Shelf } from './Shelf';
import { StudioBanner } from './StudioBanner';
import { StudioTitles } from './StudioTitles';

const SKELETONS = 6;

interface StudioScreenProps {
  name: string;
  /** Renders the cards as list items. */
  renderCards: (titles: readonly Title[], sizes?: string) => Elements;
  onBack: () => void;
}

/** The page of a studio: its plate and its titles. */
export function StudioScreen({ name, renderCards, onBack }: StudioScreenProps) {
  const query = useStudioQuery(name);
  return (
    <>
      <StudioBanner name={name} count={query.data?.titles.length ?? 0} onBack={onBack} />
      <QueryBoundary
        query={query}
        isEmpty={({ titles }) => titles.length === 0}
        loading={
          <Shelf heading={t('Newly Added')}>
            <li className="visually-hidden">{t('Loading titles...')}</li>
            <SkeletonCards count={SKELETONS} />
          </Shelf>
        }
        failed={(message) => (
          <Notice
            icon="alert"
            role="alert"
            text={t('These titles could not be loaded')}
            hint={message}
            action={
              <Button
                onClick={() => {
                  void query.refetch();
                }}
              >
                {t('Try Again')}
              </Button>
            }
          />
        )}
        empty={
          <Notice
            icon="film"
            text={t('Nothing here yet')}
            hint={t('{name} has no titles in the catalogue.', { name })}
          />
        }
      >
        {({ titles }) => <StudioTitles name={name} titles={titles} renderCards={renderCards} />}
      </QueryBoundary>
    </>
  );
}
