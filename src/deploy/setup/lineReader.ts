import { createInterface } from 'node:readline/promises';

interface LineReader {
  ask: (question: string) => Promise<string | null>;
  close: () => void;
}

/** Asks questions on the terminal. Answers may also come from a pipe, all at once. */
export function lineReader(): LineReader {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
  // A question would miss the lines of a pipe that arrive before it is asked.
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
