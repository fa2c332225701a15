import { LETTERING_BYTES } from '../budgets.mjs';
import { readCatalogue } from '../lib/catalogue.mjs';
import { writeText } from '../lib/encode.mjs';
import { letteringSvg } from './letteringSvg.mjs';

/** Writes the letterings of titles (all, or those of `ids`). */
export async function writeLetterings(out, ids) {
  const records = (await readCatalogue()).filter((record) => !ids || ids.includes(String(record.id)));
  for (const record of records) {
    const svg = letteringSvg(record);
    if (svg.length > LETTERING_BYTES) throw new Error(`The lettering of ${record.id} has ${svg.length} bytes`);
    await writeText(`${out}lettering/${record.id}.svg`, svg);
  }
  console.log(`letterings: ${records.length}`);
}
