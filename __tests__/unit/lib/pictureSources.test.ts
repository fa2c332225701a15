import type { PictureSources } from '@/lib/pictureSources';
import { ownSources, pictureSources } from '@/lib/pictureSources';

const HOSTS = { appUrl: 'https://films.example/kinora/', imageHost: 'https://images.example/t/p' };

test('an image of the image host has no URL before the host is known', () => {
  expect(pictureSources('/abc.jpg', 'poster', { ...HOSTS, imageHost: null })).toBeNull();
  expect(pictureSources('mine.jpg', 'poster', { ...HOSTS, imageHost: null })).not.toBeNull();
});

test('a poster of the image host has 300 and 500 px', () => {
  expect(pictureSources('/abc.jpg', 'poster', HOSTS)).toEqual({
    src: 'https://images.example/t/p/w500/abc.jpg',
    srcSet: 'https://images.example/t/p/w300/abc.jpg 300w, https://images.example/t/p/w500/abc.jpg 500w',
    better: [],
  });
});

test('a backdrop of the image host has 780 and 1280 px', () => {
  expect(pictureSources('/abc.jpg', 'backdrop', HOSTS)).toEqual({
    src: 'https://images.example/t/p/w1280/abc.jpg',
    srcSet: 'https://images.example/t/p/w780/abc.jpg 780w, https://images.example/t/p/w1280/abc.jpg 1280w',
    better: [],
  } satisfies PictureSources);
});

test.each([
  ['portrait', 'w185', 'w342'],
  ['still', 'w185', 'w300'],
  ['logo', 'w92', 'w154'],
] as const)('a %s of the image host has the sizes %s and %s', (shape, small, large) => {
  const { src, srcSet } = pictureSources('/abc.jpg', shape, HOSTS) ?? {};

  expect(src).toContain(`/${large}/abc.jpg`);
  expect(srcSet).toContain(`/${small}/abc.jpg ${small.slice(1)}w`);
});

test.each(['https://example.org/a.jpg', 'HTTPS://EXAMPLE.ORG/A.JPG'])(
  'an absolute URL stays unchanged: %s',
  (address) => {
    expect(pictureSources(address, 'poster', HOSTS)).toEqual({ src: address, better: [] });
  },
);

test('posters of the bundle have two widths, with AVIF preferred', () => {
  const base = 'https://films.example/kinora/art/posters/1001';

  expect(pictureSources('art/posters/1001-500.webp', 'poster', HOSTS)).toEqual({
    src: `${base}-500.webp`,
    srcSet: `${base}-342.webp 342w, ${base}-500.webp 500w`,
    better: [{ type: 'image/avif', srcSet: `${base}-342.avif 342w, ${base}-500.avif 500w` }],
  });
});

test.each([
  ['art/hero/interstellar-1280.webp', [1280, 2560]],
  ['art/studios/hbo-480.webp', [480]],
])('other art of the bundle has its existing widths: %s', (image, widths) => {
  const { srcSet, better } = ownSources(image, HOSTS.appUrl);
  const stem = `${HOSTS.appUrl}${image.replace(/-\d+\.webp$/, '')}`;

  expect(srcSet).toBe(widths.map((width) => `${stem}-${width}.webp ${width}w`).join(', '));
  expect(better[0]?.srcSet).toBe(widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', '));
});

test('the color after a name is a placeholder and not part of the URL', () => {
  const { src, srcSet, color } = ownSources('art/posters/1001-500.webp#3b273b', HOSTS.appUrl);

  expect(color).toBe('#3b273b');
  expect(src).toBe('https://films.example/kinora/art/posters/1001-500.webp');
  expect(srcSet).not.toContain('#');
  expect(pictureSources('mine.jpg#000000', 'poster', HOSTS)).toEqual({
    src: 'https://films.example/kinora/mine.jpg',
    color: '#000000',
    better: [],
  });
});

test('any other image of the bundle stays unchanged', () => {
  expect(pictureSources('art/studios/hbo.svg', 'poster', HOSTS)).toEqual({
    src: 'https://films.example/kinora/art/studios/hbo.svg',
    better: [],
  });
});
