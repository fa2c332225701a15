import { preloadsOf } from '@/startup/render/preloads';

const picture = (attributes: string) =>
  '<picture class="a"><source media="(max-width: 639px)" type="image/avif" srcSet="tall.avif"/>' +
  '<source media="(max-width: 639px)" type="image/webp" srcSet="tall.webp"/>' +
  '<source type="image/avif" srcSet="a.avif 1280w, b.avif 2560w" sizes="100vw"/>' +
  `<img src="a.webp" alt="" ${attributes}/></picture>`;

/** Returns the attributes of each link. */
function linksOf(screen: string): Record<string, string>[] {
  const page = new DOMParser().parseFromString(preloadsOf(screen), 'text/html');
  return [...page.querySelectorAll('link')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );
}

test('preloads the image with high priority, with the conditions of each of its best sources', () => {
  const all = { rel: 'preload', as: 'image', type: 'image/avif', fetchpriority: 'high' };
  expect(linksOf(`${picture('loading="lazy"')}<p>${picture('fetchPriority="high"')}</p>`)).toEqual([
    { ...all, media: '(max-width: 639px)', imagesrcset: 'tall.avif' },
    { ...all, media: 'not all and (max-width: 639px)', imagesrcset: 'a.avif 1280w, b.avif 2560w', imagesizes: '100vw' },
  ]);
});

test('preloads nothing for a screen without such an image', () => {
  expect(preloadsOf(picture('loading="lazy"'))).toBe('');
});
