import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCollectionQuery } from '@/api/endpoints/collections';
import { isNotFound } from '@/api/client/isNotFound';
import { CardGrid } from '@/components/media/CardGrid';
import { PageTitle } from '@/components/site/PageTitle';
import { ShareButton } from '@/components/ui/ShareButton';
import { readNamedAddress } from '@/domain/title/readNamedAddress';
import { CollectionHead } from '@/features/collections/CollectionHead';
import { CollectionSkeleton } from '@/features/collections/CollectionSkeleton';
import { t } from '@/i18n/t';
import * as styles from './CollectionPage.late.module.css';
import { BackAndHome } from './shared/BackAndHome';
import { BrowseCards } from './shared/BrowseCards';
import { Missing } from './shared/Missing';
import { pageState } from './shared/pageState';

/** The movies of a collection, in order of release. */
export function CollectionPage() {
  const { collectionId } = useParams();
  const [params] = useSearchParams();
  const query = useCollectionQuery(readNamedAddress(collectionId, params) ?? skipToken);

  const state = pageState(query, isNotFound);
  if (state.kind === 'loading') return <CollectionSkeleton navigation={<BackAndHome />} />;
  if (state.kind !== 'shown')
    return (
      <Missing
        failed={t('This collection could not be loaded')}
        notFound={t('Collection not found')}
        icon="film"
        onRetry={state.kind === 'failed' ? state.onRetry : undefined}
      />
    );
  const collection = state.data;
  return (
    <>
      <PageTitle>{collection.name}</PageTitle>
      <CollectionHead
        collection={collection}
        navigation={<BackAndHome />}
        actions={<ShareButton title={collection.name} />}
      />
      <section aria-labelledby="films" className={styles.films}>
        <h2 id="films" className="visually-hidden">
          {t('Films')}
        </h2>
        <CardGrid columns={8}>
          <BrowseCards titles={collection.titles} />
        </CardGrid>
      </section>
    </>
  );
}
