import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may need longer than the default second.
configure({ asyncUtilTimeout: 4000 });

/** Stubs the platform features that the app uses and jsdom lacks. */
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
if (!('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });
}
Object.assign(Element.prototype, { scrollTo: () => undefined, scrollIntoView: () => undefined });
window.scrollTo = () => undefined;

// jsdom records no navigations and no resources.
if (!('getEntriesByType' in performance)) Object.assign(performance, { getEntriesByType: () => [] });

// jsdom has no animations.
Element.prototype.getAnimations = () => [];

/**
 * Replaces Node's MessageChannel, which would keep the process of a test alive. Messages go one way, from `port2` to
 * `port1`. `setTimeout` is saved here, so fake timers do not affect it.
 */
const later = setTimeout;
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = { onmessage: (): void => undefined, close: () => undefined };
    port2 = { postMessage: () => later(() => this.port1.onmessage(), 0) };
  },
});
