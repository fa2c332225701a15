import { createInterface } from 'node:readline/promises';

interface LineReader {
  ask: (question: string) => Promise<string | null>;
  close: () => void;
}

/** Creates a reader that asks questions on the terminal. The answers may also come from a pipe, all at once. */
export function lineReader(): LineReader {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  // `terminal.question` would miss lines of a pipe that arrive before it is called.
  const lines = terminal[Symbol.asyncIterator]();
  return {
    ask: async (question) => {
      process.stdout.write(question);
      const line = await lines.next();
      return line.done === true ? null : line.value;
    },
    close: () => terminal.close(),
  };
}
