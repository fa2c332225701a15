import { PAGE } from './page';
import type { FirstScreen } from './screens';

/** The only way to a script's address that the policy allows. */
const rules = { createScriptURL: (url: string) => url };
const { trustedTypes } = window as Window & {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};
const policy = trustedTypes?.createPolicy('kinora#page', rules) ?? rules;

interface Wanted {
  base: string;
  screen: FirstScreen;
  /** Whether the bundle lies there: if nobody knows, one script is asked for before all others. */
  isHere: boolean;
  /** One has come. */
  onArrival: () => void;
}

/** The app's scripts, from a place. @returns whether they are to be had there */
export async function sendForScripts({ base, screen, isHere, onArrival }: Wanted): Promise<boolean> {
  const sendFor = (original: HTMLScriptElement) =>
    new Promise<boolean>((resolve) => {
      const script = original.cloneNode() as HTMLScriptElement;
      const url = original.getAttribute('src') ?? '';
      script.src = policy.createScriptURL(url.replace(PAGE.placeholder, base));
      script.onload = () => {
        onArrival();
        resolve(true);
      };
      script.onerror = () => resolve(false);
      document.head.append(script);
    });
  const template = document.querySelector<HTMLTemplateElement>('#scripts');
  const all = [...(template?.content.querySelectorAll('script') ?? [])];
  const own = all.filter(({ dataset }) => dataset.for === undefined);
  const first = own.pop();
  if (!first) return false;
  const others = () => {
    // A page's own that does not come is asked for once more by the app.
    for (const script of all) if (script.dataset.for?.split(' ').includes(screen)) void sendFor(script);
    return own.map(sendFor);
  };
  if (!isHere && !(await sendFor(first))) return false;
  const coming = isHere ? [sendFor(first), ...others()] : others();
  // Whichever is lost first says it: those that hang are not waited for.
  return new Promise((resolve) => {
    for (const script of coming) void script.then((hasCome) => !hasCome && resolve(false));
    void Promise.all(coming).then((come) => resolve(come.every(Boolean)));
  });
}
