import { KEY_PREFIX } from '@/persistence/keyPrefix';
import { takeFace } from './takeFace';

/** Sends for the face of headings, and remembers for the next visit that it is here. */
export async function bringFace(): Promise<void> {
  try {
    await document.fonts.load("700 1em 'Bricolage Grotesque Variable'");
    localStorage.setItem(`${KEY_PREFIX}face`, '1');
  } catch {
    // Not to be had, or not to be remembered: then the next visit is like this one.
  }
  takeFace();
}
