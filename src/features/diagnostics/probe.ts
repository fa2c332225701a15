import type { JsonRequest } from '@/api/client/fetchJson';
import { delay, withTimeout } from '@/lib/time';

export const PROBE_TIMEOUT_MS = 10_000;

/** The state of a server, as far as a page can detect it. */
type Outcome =
  | { state: 'answers'; data: unknown }
  | { state: 'refuses'; status: number }
  | { state: 'rubbish' | 'policy' | 'cors' | 'timeout' | 'unreachable' };

export type Finding = Outcome & { ms: number };

type Ask = (policy: Policy, signal: AbortSignal) => Promise<Outcome>;

/** Requests a URL once without the HTTP cache, and finds out why a request fails. */
export const probe = ({ url, params, headers = {} }: JsonRequest): Promise<Finding> =>
  timed(async (policy, signal) => {
    // `URLSearchParams` converts numbers to text.
    const address = params ? `${url}?${new URLSearchParams(params as Record<string, string>)}` : url;
    const options: RequestInit = { cache: 'no-store', signal };
    try {
      const response = await fetch(address, { headers, ...options });
      const text = await response.text();
      return response.ok ? read(text) : { state: 'refuses', status: response.status };
    } catch {
      // A no-cors request shows whether the server is available. If it is, CORS blocks the page from reading the
      // response.
      const isThere = await fetch(address, { mode: 'no-cors', ...options }).then(
        () => true,
        () => false,
      );
      return { state: (await policy.hasRefused(address)) ? 'policy' : isThere ? 'cors' : 'unreachable' };
    }
  });

/** Probes an image, which needs no CORS permission. */
export const probePicture = (src: string): Promise<Finding> =>
  timed(async (policy) => {
    const picture = new Image();
    const isLoaded = await new Promise<boolean>((resolve) => {
      picture.onload = () => resolve(true);
      picture.onerror = () => resolve(false);
      picture.src = src;
    });
    if (isLoaded) return { state: 'answers', data: null };
    return { state: (await policy.hasRefused(src)) ? 'policy' : 'unreachable' };
  });

/** Returns the outcome of a request and its duration, limited by `PROBE_TIMEOUT_MS`. */
export async function timed(ask: Ask): Promise<Finding> {
  const policy = watchPolicy();
  const patience = new AbortController();
  const begun = performance.now();
  const outcome = await withTimeout(PROBE_TIMEOUT_MS, ask(policy, patience.signal));
  const ms = Math.round(performance.now() - begun);
  patience.abort();
  policy.stop();
  return { ...(outcome ?? { state: 'timeout' }), ms };
}

function read(text: string): Outcome {
  try {
    return { state: 'answers', data: JSON.parse(text) as unknown };
  } catch {
    return { state: 'rubbish' };
  }
}

type Policy = ReturnType<typeof watchPolicy>;

/** The delay of the `securitypolicyviolation` event after a request has failed. */
const POLICY_PAUSE_MS = 50;

function watchPolicy() {
  const refused = new Set<string>();
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.canParse(blockedURI)) refused.add(new URL(blockedURI).origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    hasRefused: async (address: string) => {
      await delay(POLICY_PAUSE_MS);
      return refused.has(new URL(address).origin);
    },
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
