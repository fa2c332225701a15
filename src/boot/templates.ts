import type { Attempt } from './attempt';

type Kind = 'first' | 'notice' | 'picture' | 'preloads';

/** What stands in the page's HTML to be shown; by the screen's name, or the notice's. */
export const templateOf = (kind: Kind, name: string) =>
  document.querySelector<HTMLTemplateElement>(`template#${kind}-${name}`);

/** What the page shows of its own bears this: it is gone when the app has taken its place. */
const OWN = 'data-own';

/** Puts it into the page; what the app has put there stays. */
export function put(root: Element, template: HTMLTemplateElement | null, { copy }: Attempt): void {
  const { firstElementChild: now } = root;
  if (!template || (now && !now.hasAttribute(OWN))) return;
  root.replaceChildren(copy(template));
  root.firstElementChild?.setAttribute(OWN, '');
}

/** Puts something else in the place of what the page began with. */
export function showInstead(kind: Kind, name: string, attempt: Attempt): void {
  const show = () => {
    const root = document.getElementById('root');
    if (root) put(root, templateOf(kind, name), attempt);
  };
  // The page may still be coming.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}
