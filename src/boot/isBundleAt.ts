/** One that hangs is not waited for any longer: one script may be asked for in vain. */
const PATIENCE_MS = 2000;

/**
 * Whether the bundle lies where this config.json was asked for, as far as that says: a server that answers every address
 * with the page answers so where there is no bundle, too. Undefined where nobody answers.
 */
export async function isBundleAt(config: Promise<Response>): Promise<boolean | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([patience, config]).catch(() => undefined);
  return answer?.ok && !answer.headers.get('Content-Type')?.includes('html');
}
