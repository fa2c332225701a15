import { readdirSync, readFileSync } from 'node:fs';
import { readCatalogue, writeTexts } from '../../../tooling/translations/catalogueFile.mjs';
import { DIST } from '../../serve/bundle.mjs';

/** Stores a language and its first texts before the page loads, as an earlier visit does (src/startup/boot/language.ts). */
export function keepLanguage(page, code) {
  const name = readdirSync(`${DIST}/assets`).find((file) => new RegExp(`^lang-${code}\\.\\w+\\.json$`).test(file));
  const file = `assets/${name}`;
  const { words } = readCatalogue(readFileSync(`${DIST}/${file}`, 'utf8'));
  return page.addInitScript(
    ([language, texts]) => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.setItem('kinora:language', language);
      localStorage.setItem('kinora:words', texts);
    },
    [code, file + JSON.stringify(['', writeTexts(words)])],
  );
}
