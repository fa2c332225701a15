import type { ReactNode } from 'react';
import { createContext } from 'react';
import type { TitleKey } from '@/domain/title/title';

/** What stands on the poster of a title that was played; null until that is known. */
export const CardMarks = createContext<ReadonlyMap<TitleKey, ReactNode> | null>(null);
