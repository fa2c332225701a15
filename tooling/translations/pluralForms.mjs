const MILLION = 1_000_000;

/** A sample of numbers in which each form of each language occurs. */
const NUMBERS = [...Array(1001).keys(), MILLION];

/** The characters of an expression such as `n%10==1 && n%100!=11 ? 0 : 1`. Nothing else is evaluated. */
const EXPRESSION = /^[n\d\s%!=<>&|?:()+*-]+$/;

const HEADER = /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([^;]+);?\s*$/;

/**
 * Returns which form of a PO file each plural category of a language uses. `Intl.PluralRules` names the categories, and
 * the header of the file numbers the forms: Polish has `{ one: 0, few: 1, many: 2, other: 2 }`.
 * @param {string} language such as `pl`
 * @param {string} header the value of `Plural-Forms`
 * @throws {Error} with a message for the translator
 */
export function pluralForms(language, header) {
  const [, count, expression] = HEADER.exec(header ?? '') ?? [];
  if (count === undefined || !EXPRESSION.test(expression))
    throw new Error(`The header “Plural-Forms” cannot be read: “${header ?? ''}”.`);
  const formOf = evaluator(expression, header);
  const rules = new Intl.PluralRules(language);
  const forms = {};
  const examples = {};
  for (const number of NUMBERS) {
    const form = formOf(number);
    if (!(form >= 0 && form < Number(count)))
      throw new Error(`The header “Plural-Forms” gives form ${form} for ${number}, but there are ${count} forms.`);
    const category = rules.select(number);
    forms[category] ??= form;
    // Languages such as French have a category for millions, which the rules of gettext do not know.
    if (number === MILLION) continue;
    examples[category] ??= number;
    const refuse = (example, need) => {
      throw new Error(
        `The header “Plural-Forms” does not fit the language ${language}: ${number} and ${example} must have ${need}.`,
      );
    };
    if (forms[category] !== form) refuse(examples[category], 'the same form');
    const other = Object.keys(examples).find((one) => one !== category && forms[one] === form);
    if (other !== undefined) refuse(examples[other], 'different forms');
  }
  // Fractions have this category in each language.
  forms.other ??= Number(count) - 1;
  return { count: Number(count), forms };
}

function evaluator(expression, header) {
  try {
    const evaluate = new Function('n', `return Number(${expression})`);
    evaluate(0);
    return evaluate;
  } catch {
    throw new Error(`The header “Plural-Forms” cannot be read: “${header}”.`);
  }
}
