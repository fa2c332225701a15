import { mediaUrl, readMediaAddress } from '@/lib/mediaAddress';

it.each([
  'films/blue-rain.mp4',
  'films/Alien%20%231%20(1979)/100%25.mp4',
  'films/%D9%81%D9%8A%D9%84%D9%85.mp4',
  "films/Ocean's,%20A+B&C=D;E@F!.mp4",
  'https://films.example/a.m3u8?token=1#t=3',
  'http://disk.local:8080/a.mp4',
])('accepts %s', (address) => {
  expect(readMediaAddress(address)).toBe(address);
});

it.each([
  '',
  '/films/a.mp4',
  '//films.example/a.mp4',
  '../a.mp4',
  'films/../a.mp4',
  'films/%2e%2E/a.mp4',
  './a.mp4',
  'films//a.mp4',
  'films/a.mp4?b',
  'films/100%.mp4',
  'films\\a.mp4',
  'javascript:alert(1)',
  'data:video/mp4,a',
  'blob:https://films.example/1',
  'https://name:word@films.example/a.mp4',
  'https://',
  `films/${'a'.repeat(2048)}.mp4`,
  7,
  null,
])('refuses %s', (address) => {
  expect(readMediaAddress(address)).toBeNull();
});

it('resolves a path below the bundle, and keeps an absolute URL', () => {
  expect(mediaUrl('films/a%20b.mp4', 'https://site.example/kinora/')).toBe(
    'https://site.example/kinora/films/a%20b.mp4',
  );
  expect(mediaUrl('https://films.example/a.mp4', 'https://site.example/kinora/')).toBe('https://films.example/a.mp4');
});
