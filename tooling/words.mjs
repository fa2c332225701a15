import fs from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { compile } from './translations/compile.mjs';
import { readMessages } from './translations/messages.mjs';
import { merge, templateOf } from './translations/poFile.mjs';

/**
 * Updates the translators' files from the texts of the code, and reports what each language lacks. See
 * translations/README.md.
 */

const FOLDER = 'translations';
const TEMPLATE = path.join(FOLDER, 'kinora.pot');

/** The number of missing texts and mistakes that are listed for each language. */
const LISTED = 10;

const messages = readMessages();
fs.writeFileSync(TEMPLATE, templateOf(messages));
console.log(`${TEMPLATE}: ${messages.length} texts`);

for (const name of fs.readdirSync(FOLDER).filter((file) => file.endsWith('.po'))) {
  const place = path.join(FOLDER, name);
  try {
    const file = merge(PO.parse(fs.readFileSync(place, 'utf8')), messages);
    fs.writeFileSync(place, `${file.toString()}\n`);
    report(place, compile(file, messages));
  } catch (error) {
    console.error(`${place}: ${error.message}`);
    process.exitCode = 1;
  }
}

function report(place, { missing, mistakes }) {
  const share = Math.floor((100 * (messages.length - missing.length)) / messages.length);
  console.log(`${place}: ${share} % translated, ${missing.length} missing, ${mistakes.length} mistakes`);
  list(
    'missing',
    missing.map(({ text }) => `“${text}”`),
  );
  list('mistake', mistakes);
  if (mistakes.length > 0) process.exitCode = 1;
}

function list(what, lines) {
  for (const line of lines.slice(0, LISTED)) console.log(`  ${what}: ${line}`);
  if (lines.length > LISTED) console.log(`  … and ${lines.length - LISTED} more`);
}
