/** `node deploy/apply.cjs` in a bundle: writes the settings of config.json into pages and servers' files. */
import path from 'node:path';
import { applyConfig } from './applyConfig';
import { CommandError, runCommand } from './commandError';

const USAGE = `node deploy/apply.cjs [ADDRESS]

Applies config.json to the pages, the manifest, robots.txt and the server files.
Run it after each change of config.json.

  ADDRESS   the public address of the bundle, such as https://films.example/movies/:
            only needed if config.json has no "siteUrl"
  --help    shows this text`;

function addressOf(argument: string | undefined): string | null {
  if (argument === undefined) return null;
  if (!/^https?:\/\//.test(argument) || !URL.canParse(argument))
    throw new CommandError(`"${argument}" is not a full address. Nothing was changed.\n\n${USAGE}`);
  return new URL(argument.endsWith('/') ? argument : `${argument}/`).href;
}

function main(args: readonly string[]): void {
  if (args.includes('--help')) {
    console.info(USAGE);
    return;
  }
  const address = addressOf(args[0]);
  const { name, pageCount, hosts } = applyConfig(path.join(__dirname, '..'), { address, warn: console.warn });
  console.info(
    `${pageCount} pages now have the name "${name}"${address === null ? '' : ` and the address ${address}`}.`,
  );
  console.info('Now run node deploy/pages.cjs, because the title pages are made from these.');
  for (const { setting, directive, origin } of hosts) console.info(`${setting}: ${directive} now allows ${origin}.`);
}

runCommand(main);
