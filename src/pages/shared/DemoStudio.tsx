import { useLocation, useParams } from 'react-router-dom';
import { PageTitle } from '@/components/site/PageTitle';
import type { Title } from '@/domain/title/title';
import { studioName } from '@/features/studios/studioName';
import { StudioScreen } from '@/features/studios/StudioScreen';
import { BrowseCards } from './BrowseCards';
import { useGoBack } from './useGoBack';

const renderCards = (titles: readonly Title[], sizes?: string) => <BrowseCards titles={titles} sizes={sizes} />;

/** The studio that the address names, or a studio of that name with generated art. */
export function DemoStudio() {
  const handleBack = useGoBack();
  const { state } = useLocation() as { state: unknown };
  const { studioName: parameter } = useParams();
  const name = studioName(state, parameter);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <StudioScreen key={name} name={name} renderCards={renderCards} onBack={handleBack} />
    </>
  );
}
