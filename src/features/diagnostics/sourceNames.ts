import type { Source } from '@/domain/record/source';

export const SOURCE_NAMES: Record<Source, string> = { product: 'Product API', tmdb: 'TMDB', sample: 'Samples' };
