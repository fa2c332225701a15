import { fileURLToPath } from 'node:url';
import { weigh } from './weigh.mjs';

/** Prints the sizes of the art and their limits. Exits with 1 if a file is missing or too big. */
const rows = await weigh(fileURLToPath(new URL('../static/art', import.meta.url)));
const line = (name, ...cells) => console.log(name.padEnd(16) + cells.map((cell) => String(cell).padStart(12)).join(''));

line('', 'files', 'bytes', 'largest', 'limit');
for (const { name, files, bytes, largest, limit } of rows) line(name, files, bytes, largest, limit);
const faults = rows.flatMap((row) => row.faults);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
