import { writeFileSync } from 'node:fs';
import path from 'node:path';

interface RobotsSettings {
  /** Whether search engines may index the site. */
  isIndexed: boolean;
  /** The absolute URL of sitemap.xml, or null if there is none. */
  sitemap: string | null;
}

/** Returns the content of robots.txt. */
export function robotsText({ isIndexed, sitemap }: RobotsSettings): string {
  const lines = ['User-agent: *', isIndexed ? 'Allow: /' : 'Disallow: /'];
  return `${[...lines, ...(isIndexed && sitemap !== null ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`;
}

/**
 * Writes robots.txt. Crawlers read it only if the bundle is at the root of its host. Elsewhere the robots tags of the
 * pages apply.
 */
export const writeRobots = (bundle: string, settings: RobotsSettings): void => {
  writeFileSync(path.join(bundle, 'robots.txt'), robotsText(settings));
};
