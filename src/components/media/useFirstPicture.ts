import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** A first picture that takes longer is not waited for. */
const PATIENCE_MS = 1000;

/**
 * All pictures of a list are equally large, and one of them is what the page is waited for: the first has the line for
 * itself, the others come when it is there. Gives the attributes of the list; the style sheet does the holding.
 */
export function useFirstPicture(list: RefObject<Element | null>) {
  const [isComing, setIsComing] = useState(true);
  const isHere = () => setIsComing(false);

  useEffect(() => {
    const image = list.current?.querySelector('img');
    const timer = setTimeout(() => setIsComing(false), image && !image.complete ? PATIENCE_MS : 0);
    return () => {
      clearTimeout(timer);
    };
  }, [list]);

  return { 'data-first-picture': isComing ? 'coming' : undefined, onLoadCapture: isHere, onErrorCapture: isHere };
}
