import type { BootContext } from './screens';
import { PAGE } from './page';

/** The policy through which script URLs must pass. The content security policy allows no other. */
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as Window & {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy('kinora#page', rules) ?? rules;

/**
 * Loads the app's scripts from a base path.
 * @param isHere whether the bundle is certainly there; if not, one script is loaded before all others
 * @returns whether the scripts could be loaded
 */
export async function loadAppScripts({ base, screen }: BootContext, isHere: boolean): Promise<boolean> {
  const loadScript = (original: HTMLScriptElement) =>
    new Promise((resolve, reject) => {
      // A clone would not run in Firefox. A title's page parses the originals in a document without scripting. Firefox
      // marks such scripts as already started, and clones keep the mark.
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
    if (!isHere) await Promise.all(entry.splice(0, 1).map(loadScript));
    const coming = entry.map(loadScript);
    // If the script of a page fails to load, the app requests it again.
    for (const script of scriptsWith(`[data-for~=${screen}]`)) loadScript(script).catch(() => undefined);
    await Promise.all(coming);
    return true;
  } catch {
    return false;
  }
}
