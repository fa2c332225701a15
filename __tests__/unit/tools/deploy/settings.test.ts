import fc from 'fast-check';
import { contrast, READABLE } from '@/config/contrast';
import { LIGHTEST_SURFACE, readConfig } from '@/config/readConfig';
import { CommandError } from '@tools/deploy/commandError';
import { changeSettings } from '@tools/deploy/configFile';
import { askSettings } from '@tools/deploy/setup/askSettings';
import { readOptions } from '@tools/deploy/setup/options';
import type { SettingName, Values } from '@tools/deploy/setup/settings';
import { changesFor, currentValues, InvalidValue, SETTING_NAMES, SETTINGS } from '@tools/deploy/setup/settings';

const warnings: string[] = [];
const configOf = (content: object) => readConfig(content, 'https://bundle.invalid/', (line) => warnings.push(line));
const DEFAULTS = currentValues(configOf({}), '');

/** Answers the questions in order, and records the output. */
async function dialog(answers: readonly string[], given: Partial<Values> = {}, current = DEFAULTS) {
  const said: string[] = [];
  const left = [...answers];
  const ask = (question: string) => {
    said.push(question);
    return Promise.resolve(left.shift() ?? null);
  };
  const values = await askSettings({ given, current, ask, say: (line) => said.push(line), check: () => undefined });
  return { values, said, left };
}

test('uses the default of every question for an empty line', async () => {
  const { values, said, left } = await dialog(Array.from({ length: 8 }, () => ''));
  expect(values).toEqual(DEFAULTS);
  expect(left).toEqual([]);
  // The dialog asks for plans only with sign-in.
  expect(said).toHaveLength(SETTING_NAMES.length - 1);
  expect(said[0]).toBe('Name of the site [Kinora]: ');
});

test('asks again for an accent with a low contrast, and shows the contrast', async () => {
  const answers = ['Club', '', '#000080', '#7FD6C2', '', '', '', '', ''];
  const { values, said } = await dialog(answers);
  expect(said).toContain(
    "The color #000080 has a contrast of 1.0 to the site's background, but text needs 4.5. The nearest that is light enough is #8585c2.",
  );
  expect(values.accent).toBe('#7fd6c2');
});

test('asks for plans if sign-in is enabled', async () => {
  const { values } = await dialog(['', '', '', '', '', '', 'y', 'yes', 'no']);
  expect(values).toMatchObject({ 'sign-in': 'yes', plans: 'yes', 'search-engines': 'no' });
});

test('removes a value for the answer of a dash', async () => {
  const { values } = await dialog(['', '-', '', '', '', '', '', ''], {}, { ...DEFAULTS, tagline: 'Old films' });
  expect(values.tagline).toBe('');
});

test('skips questions that a flag answers', async () => {
  const given = { name: 'Club', accent: '#7fd6c2', 'sign-in': 'no' };
  const { values, said } = await dialog(['One sentence', '', '', '', ''], given);
  expect(values).toMatchObject({ name: 'Club', tagline: 'One sentence', accent: '#7fd6c2' });
  expect(said).toHaveLength(5);
});

test.each<[SettingName, string, RegExp]>([
  ['name', '', /--name: The name is missing/],
  ['name', 'x'.repeat(31), /--name: The name has 31 characters\. The maximum is 30/],
  ['tagline', 'x'.repeat(121), /The maximum is 120/],
  ['accent', '#000000', /--accent: The color #000000 has a contrast of 1\.\d/],
  ['accent', 'red', /is not a color/],
  ['language', 'german', /is not a language/],
  ['site-url', 'films.example', /is not a web address/],
  ['site-url', 'https://me:secret@films.example/', /is not a web address/],
  ['site-url', 'javascript:alert(1)', /is not a web address/],
  ['sign-in', 'maybe', /is not valid\. Type yes or no/],
])('refuses --%s %j', async (name, value, message) => {
  const given = dialog([], { [name]: value });
  await expect(given).rejects.toThrow(CommandError);
  await expect(given).rejects.toThrow(message);
});

test('stops at the end of the input, and explains how to continue', async () => {
  await expect(dialog(['Club'])).rejects.toThrow(/nothing was changed\. Add --yes/);
});

test('reads every flag, and reports an unknown one', () => {
  const args = SETTING_NAMES.flatMap((name) => [`--${name}`, ` ${name} `]);
  const { given, into, isSure } = readOptions([...args, '--into', 'my-site', '--yes'], 'dist');
  expect(given).toEqual(Object.fromEntries(SETTING_NAMES.map((name) => [name, name])));
  expect({ into, isSure }).toEqual({ into: 'my-site', isSure: true });
  for (const wrong of [['--colour', 'x'], ['--name'], ['my-site']])
    expect(() => readOptions(wrong, 'dist')).toThrow(/--help/);
});

test('writes only settings that the app reads without a warning, and reads them back', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim()),
        tagline: fc.string({ maxLength: 120 }).map((text) => text.trim()),
        accent: fc.stringMatching(/^#[\da-f]{6}$/).filter((color) => contrast(color, LIGHTEST_SURFACE) >= READABLE),
        logo: fc.constant(''),
        language: fc.constantFrom('en-US', 'de', 'pt-BR'),
        'site-url': fc.constantFrom('', 'https://films.example/', 'https://films.example/a/'),
        'sign-in': fc.constantFrom('yes', 'no'),
        plans: fc.constantFrom('yes', 'no'),
        'search-engines': fc.constantFrom('yes', 'no'),
      }),
      (values) => {
        fc.pre(values.name !== '');
        warnings.length = 0;
        const config = configOf(changeSettings({}, changesFor(values, undefined, false)));
        expect(warnings).toEqual([]);
        expect(config.site.samples).toBe(false);
        const plans = values['sign-in'] === 'yes' ? values.plans : 'no';
        expect(currentValues(config, '')).toEqual({ ...values, plans });
      },
    ),
  );
});

test('never accepts an invalid value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SETTING_NAMES), fc.string(), (name, text) => {
      try {
        expect(typeof SETTINGS[name].read(text)).toBe('string');
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidValue);
        expect((error as Error).message).toMatch(/\.$/);
      }
    }),
  );
});
