import { createContext } from 'react';
import type { TitleKey } from '@/domain/title/title';
import type { Elements } from '@/lib/elements';

/** What stands on the poster of a title that was played; null until that is known. */
export const CardMarks = createContext<ReadonlyMap<TitleKey, Elements> | null>(null);
