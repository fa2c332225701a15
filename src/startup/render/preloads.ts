const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/**
 * Returns preload links for the first image of a screen with a high priority: one for each of its sources in AVIF, with
 * the media condition of the source.
 */
export function preloadsOf(screen: string): string {
  const picture = (screen.match(/<picture.*?<\/picture>/gs) ?? []).find((markup) =>
    /fetchpriority="high"/i.test(markup),
  );
  const sources = picture?.match(/<source[^>]*>/g)?.filter((tag) => attribute(tag, 'type') === 'image/avif') ?? [];
  const media = sources.flatMap((tag) => attribute(tag, 'media') ?? []);
  return sources
    .map((tag) => {
      const own = attribute(tag, 'media');
      return `<link${attributes({
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        // The last source is used if no earlier condition matches.
        media: own ?? (media.length > 0 ? `not all and ${media.join(', not all and ')}` : undefined),
        imagesrcset: attribute(tag, 'srcset'),
        imagesizes: attribute(tag, 'sizes'),
        fetchpriority: 'high',
      })}>`;
    })
    .join('');
}
