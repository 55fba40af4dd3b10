import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal. Where there is none, answers come line by line from what is piped in. */
export function openTerminal() {
  let hidden = false;
  // The line editor writes what is typed; nothing of it is shown while a password is.
  const output = new Writable({
    write(part: Buffer, _, done) {
      if (!hidden) process.stderr.write(part);
      done();
    },
  });
  const interactive = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output, terminal: interactive });
  const piped = interactive ? undefined : lines[Symbol.asyncIterator]();

  /** The next line of what is piped in; after the last one, nothing. */
  const nextOf = async (given: AsyncIterator<string>): Promise<string> => {
    const { value, done } = await given.next();
    return done === true ? '' : value;
  };
  const ask = async (question: string): Promise<string> => {
    if (piped !== undefined) return (await nextOf(piped)).trim();
    return (await lines.question(`${question}: `)).trim();
  };

  return {
    interactive,
    ask,
    /** Asks without showing the answer; it is not trimmed either. */
    async askHidden(question: string): Promise<string> {
      if (piped !== undefined) return nextOf(piped);
      process.stderr.write(`${question}: `);
      hidden = true;
      try {
        return await lines.question('');
      } finally {
        hidden = false;
        process.stderr.write('\n');
      }
    },
    close: () => lines.close(),
  };
}

export type Terminal = ReturnType<typeof openTerminal>;
