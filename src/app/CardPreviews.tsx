import { Extra } from '@/components/feedback/Extra';
import { usePreviewedPlace } from '@/features/preview/usePreviewedPlace';
import { TitlePreview } from '@/pages/shared/TitlePreview';

/** The preview of the card with hover intent, on any page. */
export function CardPreviews() {
  const previewed = usePreviewedPlace();
  if (!previewed) return null;
  const { id, place, isOpen } = previewed;
  return (
    <Extra key={id}>
      <TitlePreview place={place} isOpen={isOpen} />
    </Extra>
  );
}
