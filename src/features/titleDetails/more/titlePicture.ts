import type { ImageRef } from '@/lib/imageRef';

export interface TitlePicture {
  image: ImageRef;
  shape: 'backdrop' | 'poster';
}
