const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');

/**
 * Links that ask for the picture of a screen that matters most, its first with a high priority, before the screen stands:
 * one for each of its sources in the best encoding, with the source's own conditions.
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
        // The last source is for whom none before it is.
        media: own ?? (media.length > 0 ? `not all and ${media.join(', not all and ')}` : undefined),
        imagesrcset: attribute(tag, 'srcset'),
        imagesizes: attribute(tag, 'sizes'),
        fetchpriority: 'high',
      })}>`;
    })
    .join('');
}
