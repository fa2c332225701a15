import { test } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { translatedText } from '../../tooling/lint/translatedText.mjs';

RuleTester.describe = (_name, run) => run();
RuleTester.it = (name, run) => test(name, run);

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const untranslated = [{ messageId: 'untranslated' }];

tester.run('translated-text', translatedText, {
  valid: [
    "const text = t('Load more');",
    "const text = plural(count, '{count} movie', '{count} movies');",
    "const text = tIn('kind', 'Series');",
    "const element = <p>{tRich('Data by {site}', { site: <a href='/'>JustWatch</a> })}</p>;",
    "const element = <button aria-label={t('Close')} type='button' className='Wide Button' />;",
    "throw new Error('No clipboard');",
    "console.warn('Search failed:', message);",
    "if (event.key === 'Escape') close();",
    "const failures = { load: msg('Failed to load watchlist') };",
    'const element = <li style={{ gridColumn: `span ${span}` }} />;',
    'const name = value.toString();',
  ],
  invalid: [
    { code: 'const element = <p>Load more</p>;', errors: untranslated },
    { code: "const element = <button aria-label='Close' />;", errors: untranslated },
    { code: "const element = <Notice text='Something went wrong' />;", errors: untranslated },
    { code: "const order = { name: 'Newest' };", errors: untranslated },
    { code: "announce('Watchlist cleared');", errors: untranslated },
    { code: 'announce(`${title} was removed`);', errors: untranslated },
    { code: "const text = isBusy ? 'Reading…' : t('Change photo');", errors: untranslated },
    { code: 'const text = t(heading);', errors: [{ messageId: 'notLiteral' }] },
    { code: 'const text = t(`Remove ${name}`, {});', errors: [{ messageId: 'notLiteral' }] },
  ],
});
