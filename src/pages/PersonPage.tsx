import { skipToken } from '@reduxjs/toolkit/query';
import { useParams, useSearchParams } from 'react-router-dom';
import { isNotFound } from '@/api/client/isNotFound';
import { usePersonQuery } from '@/api/endpoints/people';
import { useAppSelector } from '@/app/hooks';
import { TitleRow } from '@/components/media/TitleRow';
import { PageTitle } from '@/components/site/PageTitle';
import { readNamedAddress } from '@/domain/title/readNamedAddress';
import { titleKey } from '@/domain/title/title';
import { Filmography } from '@/features/people/Filmography';
import { PersonDetails } from '@/features/people/PersonDetails';
import { PersonSkeleton } from '@/features/people/PersonSkeleton';
import { WatchlistToggle } from '@/features/watchlist/WatchlistToggle';
import { selectListedKeys } from '@/features/watchlist/watchlistSlice';
import { t } from '@/i18n/t';
import { BackAndHome } from './shared/BackAndHome';
import { BrowseCards } from './shared/BrowseCards';
import { Missing } from './shared/Missing';
import { pageState } from './shared/pageState';

/** The page of an actor or a member of a crew. */
export function PersonPage() {
  const { personId } = useParams();
  const [params] = useSearchParams();
  const name = readNamedAddress(personId, params);
  const query = usePersonQuery(name ?? skipToken);
  const listed = useAppSelector(selectListedKeys);

  const state = pageState(query, isNotFound);
  if (state.kind === 'loading') return <PersonSkeleton navigation={<BackAndHome />} />;
  if (state.kind !== 'shown')
    return (
      <Missing
        failed={t('This person could not be loaded')}
        notFound={t('Person not found')}
        icon="account"
        onRetry={state.kind === 'failed' ? state.onRetry : undefined}
      />
    );
  const person = state.data;
  return (
    <>
      <PageTitle>{person.name}</PageTitle>
      <PersonDetails person={person} navigation={<BackAndHome />} />
      {person.knownFor.length > 0 && (
        <TitleRow heading={t('Known for')}>
          <BrowseCards titles={person.knownFor} />
        </TitleRow>
      )}
      <Filmography
        key={person.id}
        credits={person.credits}
        renderAction={(title) => <WatchlistToggle title={title} isListed={listed.has(titleKey(title))} />}
      />
    </>
  );
}
