import type { OwnBoot } from './protocol';
import { ownBoot } from './protocol';

type Kind = 'first' | 'notice' | 'picture';

/** What stands in the page's HTML to be shown; by the screen's name, or the notice's. */
export const templateOf = (kind: Kind, name: string): HTMLTemplateElement | null =>
  document.querySelector(`template#${kind}-${CSS.escape(name)}`);

/** What the page shows of its own bears this: it is gone when the app has taken its place. */
const OWN = 'data-own';

/** Whether the page shows what it began with, and not the app yet. */
export const isOwn = (root: Element): boolean => root.querySelector(`:scope > [${OWN}]`) !== null;

export function put(root: Element, template: HTMLTemplateElement, { copy }: Pick<OwnBoot, 'copy'>): void {
  root.replaceChildren(copy(template));
  root.firstElementChild?.toggleAttribute(OWN, true);
}

/** Puts something else in the place of what the page began with; what the app shows stays. */
export function showInstead(kind: Kind, name: string): void {
  // The page may still be coming.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => showInstead(kind, name));
    return;
  }
  const root = document.querySelector('#root');
  const boot = ownBoot();
  const template = templateOf(kind, name);
  if (root && isOwn(root) && boot && template) put(root, template, boot);
}
