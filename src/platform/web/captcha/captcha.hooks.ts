import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import { readCaptcha } from '#platform/contract/captcha.ts';

export type CaptchaState = 'waiting' | 'working' | 'done' | 'failed';

/** Milliseconds. The server takes work that is between two seconds and five minutes old. */
const age = { least: 2300, most: 4 * 60_000 };

interface Work {
  begunAt: number;
  header: Promise<string | undefined>;
}

/** The work that a message is sent with: begun when somebody turns to the form, done anew when it has grown old. */
export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('waiting');
  const current = useRef<Work>(undefined);

  const begin = useCallback((): Work => {
    const held = current.current;
    if (held !== undefined && Date.now() - held.begunAt < age.most) return held;
    const solve = async () => {
      setState('working');
      try {
        const [{ data }, { solveCaptcha }] = await Promise.all([
          call(readCaptcha),
          import('./solve-captcha.ts'),
        ]);
        const header = await solveCaptcha(data);
        setState('done');
        return header;
      } catch {
        // Whatever it was: without the work nothing can be sent, and the next try begins anew.
        current.current = undefined;
        setState('failed');
        return undefined;
      }
    };
    return (current.current = { begunAt: Date.now(), header: solve() });
  }, []);

  /** The header for a message, once the work is old enough to be a person's; nothing where it could not be done. */
  const answer = useCallback(async (): Promise<string | undefined> => {
    const { begunAt, header } = begin();
    const solved = await header;
    const left = begunAt + age.least - Date.now();
    if (solved !== undefined && left > 0) await new Promise((resume) => setTimeout(resume, left));
    return solved;
  }, [begin]);

  const forget = useCallback(() => {
    current.current = undefined;
    setState('waiting');
  }, []);

  useEffect(() => () => void (current.current = undefined), []);
  return { state, begin, answer, forget };
}
