import '@testing-library/jest-dom';
import { MessageChannel } from 'node:worker_threads';

/** What jsdom does not have of the platform, as far as the app uses it. */
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

// jsdom animates nothing.
Element.prototype.getAnimations = () => [];
// Node's own does what a browser's does.
Object.assign(globalThis, { MessageChannel });
