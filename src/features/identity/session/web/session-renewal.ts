import { currentSession, endSession, watchSession } from '#platform/web/session/session.ts';
import { timesOf } from './token-times.ts';

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const pause = 15_000;

let stop: (() => void) | undefined;

/** Renews the token at half of its life, but only after the person did something; ends the session when nobody was there.
 *  Lives are counted from the moment a token arrived: this computer's clock may be wrong. */
export function keepAlive(renew: () => Promise<void>): void {
  stop?.();
  let token = currentSession()?.token;
  let arrived = Date.now();
  let acted = false;
  let renewing = false;

  const look = () => {
    const session = currentSession();
    if (session === undefined) return;
    if (session.token !== token) {
      ({ token } = session);
      arrived = Date.now();
      acted = false;
    }
    const times = timesOf(session.token);
    if (times === undefined) return;
    const life = (times.exp - times.iat) * 1000;
    const age = Date.now() - arrived;
    if (age >= life) endSession(acted ? 'expired' : 'idle');
    else if (acted && age >= life / 2 && !renewing) {
      renewing = true;
      // A failure is tried again at the next look; a refused sign-in has ended the session already.
      renew()
        .catch(() => undefined)
        .finally(() => {
          renewing = false;
        });
    }
  };
  const act = () => {
    // Somebody back after the end of the session finds it ended; their return does not count as being there.
    look();
    acted = true;
  };

  const timer = setInterval(look, pause);
  for (const name of acts) document.addEventListener(name, act, { passive: true, capture: true });
  document.addEventListener('visibilitychange', look);
  const unwatch = watchSession(look);
  stop = () => {
    clearInterval(timer);
    for (const name of acts) document.removeEventListener(name, act, { capture: true });
    document.removeEventListener('visibilitychange', look);
    unwatch();
  };
}

export function stopKeepingAlive(): void {
  stop?.();
  stop = undefined;
}
