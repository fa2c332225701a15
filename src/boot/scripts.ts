import type { Attempt } from './attempt';
import { PAGE } from './page';

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
export async function sendForScripts({ base, screen }: Attempt, isHere: boolean): Promise<boolean> {
  const sendFor = (original: HTMLScriptElement) =>
    new Promise((resolve, reject) => {
      // A clone would not run in Firefox: a title's page loads the originals as a document without scripting, and Firefox
      // marks them, and every clone of them, as already started.
      const script = document.createElement('script');
      for (const { name, value } of original.attributes) if (name !== 'src') script.setAttribute(name, value);
      script.src = policy.createScriptURL((original.getAttribute('src') ?? '').replace(PAGE.placeholder, () => base));
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  const { content } = document.getElementById('scripts') as HTMLTemplateElement;
  const scriptsWith = (selector: string) => [...content.querySelectorAll<HTMLScriptElement>(selector)];
  const entry = scriptsWith(':not([data-for])');
  try {
    if (!isHere) await Promise.all(entry.splice(0, 1).map(sendFor));
    const coming = entry.map(sendFor);
    // A page's own that does not come is asked for once more by the app.
    for (const script of scriptsWith(`[data-for~=${screen}]`)) sendFor(script).catch(() => undefined);
    await Promise.all(coming);
    return true;
  } catch {
    return false;
  }
}
