import { readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { createTranslations } from '@/i18n/createTranslations';
import { setTranslations } from '@/i18n/t';
import { catalogueOf, textsOfItems } from './catalogue';

/** The forms of the languages that tests speak, by the names of `Intl.PluralRules`. */
const FORMS = {
  de: { one: 0, other: 1 },
  fr: { one: 0, many: 1, other: 1 },
  pl: { one: 0, few: 1, many: 2, other: 2 },
};

/** Sets the translations of a language, from its file. A test must end with `setTranslations(null)`. */
export function speak(language: keyof typeof FORMS): void {
  const file = path.join(__dirname, `../../translations/${language}.po`);
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  const parts = textsOfItems(items, ({ msgstr }) => msgstr);
  setTranslations(createTranslations(catalogueOf({ language, dir: 'ltr', forms: FORMS[language] }, parts)));
}
