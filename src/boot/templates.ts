import type { Boot } from './protocol';

type Kind = 'first' | 'notice' | 'picture' | 'preloads';

/** What stands in the page's HTML to be shown; by the screen's name, or the notice's. */
export const templateOf = (kind: Kind, name: string) =>
  document.getElementById(`${kind}-${name}`) as HTMLTemplateElement | null;

/** What the page shows of its own bears this: it is gone when the app has taken its place. */
export const OWN = 'data-own';

/** Puts it into the page; what the app has put there stays. */
export function put(kind: Kind, name: string, { copy }: Pick<Boot, 'copy'>): void {
  const template = templateOf(kind, name);
  const root = document.getElementById('root') as Node as HTMLElement;
  const now = root.firstElementChild;
  if (!template || (now && !now.hasAttribute(OWN))) return;
  root.replaceChildren(copy(template));
  for (const part of root.children) part.setAttribute(OWN, '');
}

/** As soon as the page's HTML is here. */
export function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
