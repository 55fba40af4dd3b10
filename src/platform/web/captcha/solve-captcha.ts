import type { CaptchaAnswer, CaptchaChallenge } from '#platform/contract/captcha.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of a worker of its own
import workerAddress from './captcha-worker.ts?worker&url';

interface Addresses {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, policy: Addresses): Addresses;
}

/** The page's policy allows this one name: it makes this one address, whatever it is asked for. */
let addresses: Addresses | undefined;
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  addresses ??= trustedTypes?.createPolicy('proof-of-work', { createScriptURL: () => workerAddress });
  return new Worker(addresses?.createScriptURL(workerAddress) ?? workerAddress, { type: 'module' });
}

/** What the worker of the library answers: nothing where it took too long. */
type Answered = CaptchaAnswer['solution'] | { error: unknown } | null;

/** Does the work of a challenge beside the page, and answers the header that carries it. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const worker = startWorker();
  try {
    const solution = await new Promise<CaptchaAnswer['solution'] | null>((resolve, reject) => {
      worker.addEventListener('message', (event) => {
        const { data } = event as unknown as MessageEvent<Answered>;
        if (data !== null && 'error' in data) reject(new Error(String(data.error)));
        else resolve(data);
      });
      worker.addEventListener('error', () => reject(new Error('the worker did not start')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
      worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: 60_000 });
    });
    if (solution === null) throw new Error('the work took too long');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
