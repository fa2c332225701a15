import type { BlockedHost } from '@/config/blockedHosts';

/** Adds hosts to the content security policy in a page or a server's file. */
export const allowHosts = (file: string, hosts: readonly BlockedHost[]): string =>
  hosts.reduce(
    (text, { directive, origin }) =>
      text.replace(new RegExp(`${directive} [^;"]*`, 'g'), (sources) =>
        sources.split(' ').includes(origin) ? sources : `${sources} ${origin}`,
      ),
    file,
  );
