import { PLACE_KEY } from '@/persistence/storedKeys';
import type { Attempt } from './attempt';
import { PAGE } from './page';
import { remember } from './storage';

/** The only way to a script's address that the policy allows. */
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as Window & {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy('kinora#page', rules) ?? rules;

/**
 * The app's scripts, from a place.
 * @param isHere whether the bundle lies there: if nobody knows, one script is asked for before all others
 * @returns whether they are to be had there
 */
export async function sendForScripts(attempt: Attempt, isHere: boolean): Promise<boolean> {
  const { base, screen } = attempt;
  const sendFor = (original: HTMLScriptElement) =>
    new Promise((resolve, reject) => {
      const script = original.cloneNode() as HTMLScriptElement;
      script.src = policy.createScriptURL((original.getAttribute('src') ?? '').replace(PAGE.placeholder, base));
      script.onload = () => {
        arrive(attempt);
        resolve(true);
      };
      script.onerror = reject;
      document.head.append(script);
    });
  const scripts = [
    ...(document.querySelector<HTMLTemplateElement>('#scripts')?.content.querySelectorAll('script') ?? []),
  ];
  const entry = scripts.filter(({ dataset }) => !dataset.for);
  try {
    if (!isHere) await Promise.all(entry.splice(0, 1).map(sendFor));
    const coming = entry.map(sendFor);
    // A page's own that does not come is asked for once more by the app.
    for (const script of scripts)
      if (script.dataset.for?.split(' ').includes(screen)) sendFor(script).catch(() => undefined);
    await Promise.all(coming);
    return true;
  } catch {
    return false;
  }
}

/** The bundle is here: from now on a page has one address, without `index.html` and, but for home, a folder's slash. */
function arrive({ base, path, copy }: Attempt): void {
  const links = document.querySelector<HTMLTemplateElement>('#links');
  if (!links) return;
  document.head.append(copy(links));
  links.remove();
  remember(PLACE_KEY, base);
  const address = base + path;
  if (location.pathname !== address) history.replaceState(history.state, '', address + location.search + location.hash);
}
