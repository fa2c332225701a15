import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How long the other images wait for the first one. */
const FIRST_IMAGE_TIMEOUT_MS = 1000;

/**
 * Lets the first image of a list load before the others: all are equally large, and one of them is the largest
 * contentful paint. Returns attributes for the list. The style sheet holds back the other images.
 */
export function useFirstPicture(list: RefObject<Element | null>) {
  const [isComing, setIsComing] = useState(true);
  const isHere = () => setIsComing(false);

  useEffect(() => {
    const image = list.current?.querySelector('img');
    const timer = setTimeout(() => setIsComing(false), image && !image.complete ? FIRST_IMAGE_TIMEOUT_MS : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [list]);

  return { 'data-first-picture': isComing ? 'coming' : undefined, onLoadCapture: isHere, onErrorCapture: isHere };
}
