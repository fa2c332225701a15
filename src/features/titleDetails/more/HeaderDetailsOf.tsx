import { useTitleDetailsQuery } from '@/api/endpoints/titleDetails';
import type { Title } from '@/domain/title/title';
import type { HeaderDetails } from '../TitleDetails';
import { useHeaderDetails } from './useHeaderDetails';

interface HeaderDetailsOfProps {
  title: Title;
  onHeaderDetails: (words: HeaderDetails) => void;
}

/** Requests the details for the head of a title, for a view that shows no other details. */
export function HeaderDetailsOf({ title: { kind, id, source }, onHeaderDetails }: HeaderDetailsOfProps) {
  useHeaderDetails(useTitleDetailsQuery({ kind, id, source }), onHeaderDetails);
  return null;
}
