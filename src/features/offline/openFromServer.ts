import { FROM_SERVER } from '@/lib/workerContract';

/** Loads the page anew from the server, past the service worker, so that a login can come before it. */
export function openFromServer(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(FROM_SERVER, '');
  window.location.assign(address);
}
