import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may need longer than the usual second.
configure({ asyncUtilTimeout: 4000 });

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

/** Two ends of a line, one way. Node's own would keep a test's process awake; the clock is the real one. */
const later = setTimeout;
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = { onmessage: (): void => undefined, close: () => undefined };
    port2 = { postMessage: () => later(() => this.port1.onmessage(), 0) };
  },
});
