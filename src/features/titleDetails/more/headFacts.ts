import type { TitleDetails } from '@/domain/titleDetails';
import { counted } from '@/lib/counted';

/** What details add to the line of facts below a title: how long it is, and for whom. */
export function headFacts({ title, seasons, certificate }: TitleDetails): string[] {
  // Specials are no season to a viewer.
  const count = seasons.filter(({ number }) => number > 0).length;
  const length = title.kind === 'tv' && count > 0 ? counted(count, 'season') : title.runtime && `${title.runtime} min`;
  return [length, certificate].filter((fact) => typeof fact === 'string');
}
