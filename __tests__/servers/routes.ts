import type { Server } from './servers';
import { NAMED_PLACE } from './servers';

export interface ServedRoute {
  path: string;
  /** The heading of the page that the app shows at this path. */
  heading: string;
  kind: 'withFile' | 'withId' | 'unknown';
}

/** The bundle has a file for this address: a fixed page, or the page of a title or studio. */
const withFile = (path: string, heading: string): ServedRoute => ({ path, heading, kind: 'withFile' });
const withId = (path: string, heading: string): ServedRoute => ({ path, heading, kind: 'withId' });

export const ROUTES: readonly ServedRoute[] = [
  withFile('', 'Home'),
  withFile('movies', 'Movies Collection'),
  withFile('series', 'TV Series'),
  withFile('search', 'Search Movies'),
  withFile('watchlist', 'My Watchlist'),
  withFile('profile', 'Profile Settings'),
  withFile('subscription', 'Choose your plan'),
  withFile('subscribe', 'Choose your plan'),
  withFile('diagnostics', 'Diagnostics'),
  withFile('movie/1001', 'Interstellar'),
  withFile('movie/4001?type=tv', 'The Boys'),
  withId('watch/1001', 'The movie player will be displayed here'),
  withFile('studio/marvel', 'Marvel'),
  // The app reports that these are not found, because TMDB is not configured.
  withId('person/287?from=tmdb', 'Person not found'),
  withId('collection/10?from=tmdb', 'Collection not found'),
  withId('movie/4001/season/1?type=tv', 'Season not found'),
  { path: 'nowhere', heading: 'Page not found', kind: 'unknown' },
];

/** Returns the status of a server's response, and whether the page in its body is the app. */
export function expectedAnswer(server: Server, { kind }: ServedRoute, place: string) {
  if (kind === 'withFile') return { status: 200, isApp: true };
  if (!server.isConfigured) return { status: 404, isApp: false };
  if (kind === 'withId') return { status: 200, isApp: true };
  return { status: server.unknown, isApp: server.unknown === 200 || place === `${NAMED_PLACE}/` };
}

/** Returns the table of docs/servers.md. */
export function tableOf(servers: readonly Server[]): string {
  const rows = ROUTES.map((route) => [
    `\`/${route.path}\``,
    ...servers.map((server) => {
      const { status, isApp } = expectedAnswer(server, route, `${NAMED_PLACE}/`);
      return isApp ? String(status) : `${status}, its own page`;
    }),
  ]);
  const all = [['address', ...servers.map(({ name }) => name)], servers.map(() => '---').concat('---'), ...rows];
  return all.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
