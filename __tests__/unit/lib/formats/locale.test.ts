import type { Boot } from '@/contracts/boot';

/** Loads the module in a page whose interface has a language, in a browser with others. */
async function localeIn(code: string | undefined, browser: readonly string[]): Promise<string> {
  jest.resetModules();
  // The locale needs nothing else of the boot state.
  window.kinora = { language: code && { code } } as Partial<Boot> as Boot;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  const { locale } = await import('@/lib/formats/locale');
  return locale();
}

afterEach(() => {
  jest.restoreAllMocks();
  delete window.kinora;
});

test.each([
  [undefined, ['de-DE', 'en-GB', 'en-US'], 'en-GB'],
  [undefined, ['fr'], 'en'],
  ['de', ['en-US', 'de-AT', 'de'], 'de-AT'],
  ['zh-Hans', ['zh-TW', 'zh-SG'], 'zh-SG'],
  ['pt-BR', ['pt-PT'], 'pt-PT'],
  ['ar', ['en-US'], 'ar'],
] as const)('an interface in %s has the variant of a browser with %j: %s', async (code, browser, variant) => {
  await expect(localeIn(code, browser)).resolves.toBe(`${variant}-u-ca-gregory-nu-latn`);
});

test('English is recognized without Intl.Locale, whose first use delays the first render', async () => {
  const used = jest.spyOn(Intl, 'Locale');
  await localeIn(undefined, ['de-DE', 'en-US']);
  expect(used).not.toHaveBeenCalled();
});
