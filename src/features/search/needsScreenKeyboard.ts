import { hasTvLayout } from '@/lib/hasTvLayout';

/** Devices that show their own keyboard when a text field receives the focus. */
const WITH_KEYBOARD = /Web0S|Tizen|Android|NetCast|Xbox|PlayStation|iPhone/;

/** Returns whether the viewer has nothing to type with. The build, which renders the first screens, has no document. */
export const needsScreenKeyboard = (): boolean =>
  typeof document !== 'undefined' && hasTvLayout() && !WITH_KEYBOARD.test(navigator.userAgent);
