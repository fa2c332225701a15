import { useLocation, useParams } from 'react-router-dom';
import type { Title } from '@/domain/title';
import { studioName } from '@/features/studios/studioName';
import { StudioScreen } from '@/features/studios/StudioScreen';
import { BrowseCard } from './shared/BrowseCard';
import { useGoBack } from './shared/useGoBack';

const renderCard = (title: Title, titles: readonly Title[], sizes?: string) => (
  <BrowseCard title={title} titles={titles} sizes={sizes} />
);

export function StudioPage() {
  const handleBack = useGoBack();
  const { state } = useLocation() as { state: unknown };
  const { studioName: parameter } = useParams();
  const name = studioName(state, parameter);

  return (
    <>
      <title>{`${name} · Kinora`}</title>
      <StudioScreen key={name} name={name} renderCard={renderCard} onBack={handleBack} />
    </>
  );
}
