import { setTimeout as pause } from 'node:timers/promises';

/** Whether an answer waits for the end of a step of even time (platform/server/limits/even-time.ts): a pause a little shorter, begun after
 *  the call, is over before it. On a slow machine both are late, the pause never later. */
export const outlastsEvenTime = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([answer.then(() => false), pause(80).then(() => true)]);
