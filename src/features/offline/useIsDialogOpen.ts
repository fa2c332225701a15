import { useSyncExternalStore } from 'react';

const root = document.documentElement;

/** `Dialog` sets this attribute while a dialog is open. */
const isOpen = () => root.dataset.modal !== undefined;

function follow(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['data-modal'] });
  return () => observer.disconnect();
}

export const useIsDialogOpen = (): boolean => useSyncExternalStore(follow, isOpen);
