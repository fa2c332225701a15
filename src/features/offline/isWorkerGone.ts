import { WORKER_FILE } from '@/lib/workerContract';

/** Whether the deployment has no worker any more, as its server says itself: an older build, or it was deleted. */
export async function isWorkerGone(appUrl: string): Promise<boolean> {
  try {
    const { status } = await fetch(appUrl + WORKER_FILE, { method: 'HEAD', cache: 'no-store', redirect: 'manual' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
