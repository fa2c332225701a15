import { EXHAUSTIVE_ONLY } from './support/extent';
import { findAsWritten, findByEnglish } from './support/findByEnglish';
import { PSEUDO_LANGUAGES, PSEUDO_TEXTS, speakPseudo, untranslated } from './support/pseudoLanguage';
import { LAPTOP, PHONE, SCREENS, showScreen, TABLET } from './support/screens';
import { sidewaysScroll } from './support/sidewaysScroll';
import { expect, test } from './support/test';
import { violations } from './support/violations';

test.afterEach(findAsWritten);

const WIDTHS = [320, PHONE, TABLET, LAPTOP];

for (const language of PSEUDO_LANGUAGES)
  for (const screen of SCREENS)
    test(`${screen.name} is translated, accessible and fits, ${language.dir}`, EXHAUSTIVE_ONLY, async ({ page }) => {
      findByEnglish(page, PSEUDO_TEXTS);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const widths = screen.widths ?? WIDTHS;
      await page.setViewportSize({ width: Math.max(...widths), height: 900 });
      await speakPseudo(page, language);
      await showScreen(page, screen);
      // The diagnostics are in English, because developers read them.
      if (!screen.name.startsWith('diagnostics')) expect(await untranslated(page)).toEqual([]);
      for (const width of [...WIDTHS].reverse()) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0);
        if (widths.includes(width)) expect(await violations(page), `at ${width} px`).toEqual([]);
      }
    });
