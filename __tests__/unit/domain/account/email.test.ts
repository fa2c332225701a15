import fc from 'fast-check';
import { RUNS } from '@tests/runs';
import { isEmail } from '@/domain/account/email';

test.each([
  'demo@kinora.example',
  'a@b.c',
  'first.last+tag@mail.example.co.uk',
  "o'brien@example.org",
  'jörg@bücher.example',
  '用户@例子.公司',
  `${'a'.repeat(242)}@example.org`,
])('%s is a valid email', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'demo',
  'demo@',
  '@kinora.example',
  'demo@kinora',
  'demo@.example',
  'demo@kinora.',
  'demo@kinora..example',
  'demo@@kinora.example',
  'demo@kin@ora.example',
  'de mo@kinora.example',
  'demo@kinora.example ',
  ' demo@kinora.example',
  'demo@kinora.example\n',
  `${'a'.repeat(243)}@example.org`,
])('%j is not a valid email', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('checks a long text quickly', () => {
  const text = `a@${'a.'.repeat(100_000)}`;
  const started = performance.now();

  expect(isEmail(text)).toBe(false);
  expect(performance.now() - started).toBeLessThan(100);
});

test('every accepted email has one @, a dot after it, and no spaces', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^[a@. ]{1,12}$/)), (text) => {
      fc.pre(isEmail(text));
      const [name, host, ...more] = text.split('@');
      expect(more).toEqual([]);
      expect(name).toMatch(/^\S+$/);
      expect(host).toMatch(/^\S+\.\S+$/);
    }),
    { numRuns: RUNS },
  );
});

test('accepts every ordinary email', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmail(address)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
