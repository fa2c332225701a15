import { WORKER_FILE } from '@/lib/workerContract';

/** Returns the URL of the worker, the only one that the Trusted Types policy allows. */
export function workerAddress(appUrl: string): string {
  const address = appUrl + WORKER_FILE;
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== address) throw new TypeError('No worker of this deployment');
      return url;
    },
  };
  const { trustedTypes } = window as Window & {
    trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
  };
  return (trustedTypes?.createPolicy('kinora#worker', rules) ?? rules).createScriptURL(address);
}
