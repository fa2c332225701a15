import { OptionalSection } from '@/components/feedback/OptionalSection';
import { useHoverIntent } from '@/features/preview/useHoverIntent';
import { TitlePreview } from '@/pages/shared/TitlePreview';

/** The preview of the card with hover intent, on any page. */
export function CardPreviews() {
  const previewed = useHoverIntent();
  if (!previewed) return null;
  const { id, place, isOpen } = previewed;
  return (
    <OptionalSection key={id}>
      <TitlePreview place={place} isOpen={isOpen} />
    </OptionalSection>
  );
}
