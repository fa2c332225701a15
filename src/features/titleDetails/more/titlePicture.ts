import type { ImageRef } from '@/lib/safeUrls';

export interface TitlePicture {
  image: ImageRef;
  shape: 'backdrop' | 'poster';
}
