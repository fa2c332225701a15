import type { BlockedHost } from '@/config/blockedHosts';

/** A page or a server's file whose content security policy allows these hosts, too. */
export const allowHosts = (file: string, hosts: readonly BlockedHost[]): string =>
  hosts.reduce(
    (text, { directive, origin }) =>
      text.replace(new RegExp(`${directive} [^;"]*`, 'g'), (sources) =>
        sources.split(' ').includes(origin) ? sources : `${sources} ${origin}`,
      ),
    file,
  );
