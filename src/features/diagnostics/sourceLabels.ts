import type { Source } from '@/domain/record/source';

export const SOURCE_LABELS: Record<Source, string> = { product: 'Product API', tmdb: 'TMDB', sample: 'Samples' };
