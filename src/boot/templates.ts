import type { Boot } from './protocol';

type Kind = 'first' | 'notice' | 'picture' | 'preloads';

/** Returns a template of the page's HTML, by the name of the screen or notice. */
export const templateOf = (kind: Kind, name: string) =>
  document.getElementById(`${kind}-${name}`) as HTMLTemplateElement | null;

/** Marks the prerendered parts of the page. The app replaces them. */
export const PRERENDERED_ATTR = 'data-own';

/** Shows a template in the page. Does nothing if the app has already rendered. */
export function renderTemplate(kind: Kind, name: string, { copy }: Pick<Boot, 'copy'>): void {
  const template = templateOf(kind, name);
  const root = document.getElementById('root') as Node as HTMLElement;
  const now = root.firstElementChild;
  if (!template || (now && !now.hasAttribute(PRERENDERED_ATTR))) return;
  root.replaceChildren(copy(template));
  for (const part of root.children) part.setAttribute(PRERENDERED_ATTR, '');
}

/** Runs a function as soon as the page's HTML is parsed. */
export function onDomReady(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act);
  else act();
}
