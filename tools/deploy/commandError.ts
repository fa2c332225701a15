/** A message for the user of a command: what happened, and what to do. It is printed without a stack trace. */
export class CommandError extends Error {}

/** Runs a command with the arguments of the process. */
export function runCommand(main: (args: readonly string[]) => void): void {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
