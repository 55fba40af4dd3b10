import { setTimeout as pause } from 'node:timers/promises';
import { longestWait } from './until.ts';

/** As a browser does: whoever is told that the server is busy asks again. */
export async function insisting<Answer extends { status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (const over = AbortSignal.timeout(longestWait); ; await pause(250)) {
    const answer = await call();
    if (answer.status !== 503 || over.aborted) return answer;
  }
}
