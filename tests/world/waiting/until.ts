import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which a test waits for anything, on however slow a machine: what has not come by then does not come. */
export const longestWait = 300_000;
const step = 20;

/** Settings of a product that is tested: a machine that does other things as well has no call given up for that. */
export const patience = { LIMIT_CALL_SECONDS: '3600' };

/** Waits until something holds, and says what it was where it never does. It counts its looks and reads no clock: while the whole machine stands
 *  still, nobody is late. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = longestWait / step; !(await holds()); looks--) {
    if (looks === 0) throw new Error(`it never held: ${holds}`);
    await pause(step);
  }
}
