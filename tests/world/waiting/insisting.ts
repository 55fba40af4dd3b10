import { setTimeout as pause } from 'node:timers/promises';

const mostTries = 1200;

/** As a browser does: whoever is told that the server is busy asks again. */
export async function insisting<Answer extends { status: number }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (answer.status !== 503 || tries === mostTries) return answer;
    await pause(250);
  }
}
