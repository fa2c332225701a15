/** The time to wait for config.json. After that, `sendForScripts` tries a single script. */
const PROBE_TIMEOUT_MS = 2000;

/**
 * Returns whether the bundle is at the base path, judged by its config.json. A server that returns the page for every
 * path also does so if there is no bundle. Undefined if there is no response.
 */
export async function probeBase(config: Promise<Response>): Promise<boolean | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PROBE_TIMEOUT_MS));
  const answer = await Promise.race([patience, config]).catch(() => undefined);
  return answer?.ok && !answer.headers.get('Content-Type')?.includes('html');
}
