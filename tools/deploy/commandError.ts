/** A message for the user of a command: what happened, and what to do. It is printed without a stack trace. */
export class CommandError extends Error {}
