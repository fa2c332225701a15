import { WORKER_FILE } from '@/lib/workerContract';

/**
 * Returns whether the server has no worker file: the deployment is an older build, or the deployer has deleted the
 * file.
 */
export async function isWorkerGone(appUrl: string): Promise<boolean> {
  try {
    const { status } = await fetch(appUrl + WORKER_FILE, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
