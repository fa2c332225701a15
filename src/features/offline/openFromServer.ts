import { FROM_SERVER } from '@/lib/workerContract';

/** Reloads the page from the server, bypassing the service worker, so that the server can show its login. */
export function openFromServer(): void {
  const address = new URL(window.location.href);
  address.searchParams.set(FROM_SERVER, '');
  window.location.assign(address);
}
