import { useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '@/components/site/PageTitle';
import { useSite } from '@/components/site/SiteContext';
import type { Title } from '@/domain/title/title';
import { studioName } from '@/features/studios/studioName';
import { StudioScreen } from '@/features/studios/StudioScreen';
import { NotFoundPage } from './NotFoundPage';
import { BrowseCards } from './shared/BrowseCards';
import { useGoBack } from './shared/useGoBack';

const renderCards = (titles: readonly Title[], sizes?: string) => <BrowseCards titles={titles} sizes={sizes} />;

/** The page of a studio. Only the samples have studios. */
export function StudioPage() {
  const { samples } = useSite();
  const handleBack = useGoBack();
  const { state } = useLocation() as { state: unknown };
  const { studioName: parameter } = useParams();
  const name = studioName(state, parameter);

  if (!samples) return <NotFoundPage />;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <StudioScreen key={name} name={name} renderCards={renderCards} onBack={handleBack} />
    </>
  );
}
