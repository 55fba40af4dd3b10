const address = '/service-worker.js';
/** After the first screen has what it needs. */
const patience = 5000;

interface Addresses {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, policy: Addresses): Addresses;
}

let begun = false;

/** Has the browser keep the app's files, so that the frame opens without a network. They hold nothing of anyone, so they stay at sign-out. */
export function registerServiceWorker(): void {
  if (begun || !import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  begun = true;
  setTimeout(() => void register().catch(() => undefined), patience);
}

async function register(): Promise<void> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // The page's policy allows this one name: it makes this one address, whatever it is asked for.
  const worker = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(worker?.createScriptURL(address) ?? address);
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
  active?.postMessage('started');
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
