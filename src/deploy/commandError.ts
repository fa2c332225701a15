/** A message for the person who runs a command: what happened, then what to do. No stack trace is printed for it. */
export class CommandError extends Error {}
