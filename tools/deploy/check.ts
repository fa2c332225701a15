/**
 * Reports the mistakes of a catalogue, and what the app does about them. Exits with 1 if there are errors. Needs only
 * Node, and is deploy/check.cjs in a bundle.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCatalogue } from './catalogue/checkCatalogue';
import { findCatalogue, NoCatalogue } from './catalogue/findCatalogue';
import { reportText } from './catalogue/reportText';

const OPTIONS = {
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const USAGE = `Reports the mistakes in a catalogue, their positions, and what the app does about them.

Usage
  node deploy/check.cjs [PLACE] [options]            in a bundle
  npm run check:catalogue -- [PLACE] [options]       in a checkout

PLACE is a folder, a config.json or an address (default: this bundle, or dist).

Options
  --all       requests the file of every record from a service, and shows all similar findings
  --json      writes the report as JSON
  -h, --help  shows this text

Examples
  npm run check:catalogue -- my-site
  npm run check:catalogue -- https://films.example/api --all`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsedArgs(args);
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (positionals.length > 1) throw new NoCatalogue(`Name one place, not ${positionals.length}.\n\n${USAGE}`);
  const source = await findCatalogue(positionals[0] ?? path.join(__dirname, '..'));
  const isWhole = values.all;
  const report = await checkCatalogue(source, { thisYear: new Date().getFullYear(), hasBounds: !isWhole });
  const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;
  process.stdout.write(
    values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, { hasColors, isWhole }),
  );
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
}

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [, name = ''] = /'(?:-\w, )?(-[^\s']*)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new NoCatalogue(`Unknown option ${name}.\n\n${USAGE}`);
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof NoCatalogue ? error.message : error);
    process.exitCode = 2;
  },
);
