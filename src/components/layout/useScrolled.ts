import { useSyncExternalStore } from 'react';

/** As of the last scroll event: to ask the window while a page is built would lay the page out. */
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

/** Whether the page is scrolled by more than `threshold` pixels. */
export const useScrolled = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (scrollTop ??= window.scrollY) > threshold,
    () => false,
  );
