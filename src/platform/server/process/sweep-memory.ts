import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Gives back what a start leaves behind: what was read, parsed and put together once. A server that nobody asks anything would
 *  keep it, because V8 looks for garbage when there is new. */
export function sweepMemory(): void {
  // For this moment alone: Node keeps what it made of our files by V8's flags, and would not find what npm start put there.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setFlagsFromString('--no-expose-gc');
}
