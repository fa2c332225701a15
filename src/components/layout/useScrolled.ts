import { useSyncExternalStore } from 'react';

/** The position at the last scroll event. Reading `window.scrollY` during a render would force a layout. */
let scrollTop: number | undefined;

const subscribe = (onChange: () => void) => {
  const handleScroll = () => {
    scrollTop = window.scrollY;
    onChange();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', handleScroll);
  };
};

/** Returns whether the page is scrolled by more than `threshold` pixels. */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (scrollTop ??= window.scrollY) > threshold,
    () => false,
  );
