/**
 * Says what is wrong with a catalogue of one's own and what the app will do about it; 1 where there are errors:
 *   node deploy/check.cjs [a folder, a config.json or an address] [--all] [--json]
 */
import path from 'node:path';
import { checkCatalogue } from './catalogue/checkCatalogue';
import { findCatalogue, NoCatalogue } from './catalogue/findCatalogue';
import { reportText } from './catalogue/reportText';

const OPTIONS = ['--all', '--json'];

const isOption = (argument: string) => argument.startsWith('--');

const USAGE = `node deploy/check.cjs [a folder, a config.json or an address] [--all] [--json]

Reports what is wrong with a catalogue and what the app does about it.

  --all     asks a service for the file of every record, not only of the first ones
  --json    prints the report as JSON
  --help    shows this text`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.info(USAGE);
    return 0;
  }
  const unknown = args.filter(isOption).find((option) => !OPTIONS.includes(option));
  const places = args.filter((argument) => !isOption(argument));
  if (unknown !== undefined || places.length > 1) throw new NoCatalogue(USAGE);
  const source = await findCatalogue(places[0] ?? path.join(__dirname, '..'));
  const isWhole = args.includes('--all');
  const report = await checkCatalogue(source, { thisYear: new Date().getFullYear(), hasBounds: !isWhole });
  const hasColors = process.stdout.isTTY && !process.env.NO_COLOR;
  process.stdout.write(
    args.includes('--json') ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, { hasColors, isWhole }),
  );
  return report.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
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
