import { writeFileSync } from 'node:fs';
import path from 'node:path';

interface RobotsSettings {
  /** Whether search engines may index the site. */
  isIndexed: boolean;
  /** The whole address of sitemap.xml; null where there is none. */
  sitemap: string | null;
}

/** The content of robots.txt. */
export function robotsText({ isIndexed, sitemap }: RobotsSettings): string {
  const lines = ['User-agent: *', isIndexed ? 'Allow: /' : 'Disallow: /'];
  return `${[...lines, ...(isIndexed && sitemap !== null ? ['', `Sitemap: ${sitemap}`] : [])].join('\n')}\n`;
}

/** Crawlers read it only where the bundle lies at the root of its host; elsewhere the pages' own tags count. */
export const writeRobots = (bundle: string, settings: RobotsSettings): void => {
  writeFileSync(path.join(bundle, 'robots.txt'), robotsText(settings));
};
