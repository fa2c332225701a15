import fc from 'fast-check';
import { siteKey } from '@/lib/siteKey';

test.each(['/', '/kinora/'])('keys at %s are those of the specification', (base) => {
  expect(siteKey('movieWatchlist', base)).toBe('movieWatchlist');
});

test('two sites at different base paths share no key', () => {
  const base = fc
    .array(fc.stringMatching(/^[\w.-]{1,8}$/), { maxLength: 3 })
    .map((parts) => ['', ...parts, ''].join('/'));
  const name = fc.constantFrom('kinora:auth', 'kinora:progress', 'movieWatchlist');
  const isDefault = (path: string) => path === '/' || path === '/kinora/';
  fc.assert(
    fc.property(base, base, name, name, (one, other, first, second) => {
      fc.pre(one !== other && !(isDefault(one) && isDefault(other)));
      expect(siteKey(first, one)).not.toBe(siteKey(second, other));
    }),
  );
});
