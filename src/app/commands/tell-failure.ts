import { BadSetting } from '#platform/server/process/setting.ts';
import { codeOf, messageOf } from '#platform/server/process/thrown.ts';

/** Tells why a command ended: in a sentence where whoever typed it can mend it, otherwise with the place in the code. */
export function tellFailure(error: unknown, isPlain = false): void {
  const isTheirs = isPlain || error instanceof BadSetting || codeOf(error)?.startsWith('ERR_PARSE_ARGS');
  const told = isTheirs || !(error instanceof Error) ? messageOf(error) : error.stack;
  process.stderr.write(`${told}\n`);
  process.exitCode = 1;
}
