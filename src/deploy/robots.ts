interface Indexing {
  /** Whether search engines may index the site. */
  index: boolean;
  /** The public address of the bundle; null where the deployer does not give it. */
  siteUrl: string | null;
}

/** The content of robots.txt. Search engines read it only at the root of a host. */
export function robotsTxt({ index, siteUrl }: Indexing): string {
  if (!index) return 'User-agent: *\nDisallow: /\n';
  const sitemap = siteUrl === null ? '' : `\nSitemap: ${siteUrl.replace(/\/*$/, '/')}sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
