import { createContext } from 'react';
import type { TitleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';

/** The badge on the poster of each played title. Null until the progress is loaded. */
export const CardBadgesContext = createContext<ReadonlyMap<TitleKey, Elements> | null>(null);
