import type { Language } from '#platform/contract/access.ts';

/** What a page looks like before its own code is there; first-look.ts reads it. */
export interface StoredLook {
  language: Language;
  direction: 'ltr' | 'rtl';
  mode: 'light' | 'dark';
  /** The tokens that the splash is drawn with. */
  colours: Record<`--${string}`, string>;
}

const key = 'look';
let loaded: StoredLook | undefined;
let channel: BroadcastChannel | undefined;

/** Waits while another tab is asked for its look: what it says decides the language too. */
export async function lookKnown(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['look'] === undefined) return;
  await new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => {
      watcher.disconnect();
      resolve();
    });
    watcher.observe(root, { attributeFilter: ['data-look'] });
  });
}

/** Stores the look for a reload of this tab, and answers new tabs of this browser that ask for it. */
export function rememberLook(look: StoredLook): void {
  loaded = look;
  sessionStorage.setItem(key, JSON.stringify(look));
  if (channel !== undefined) return;
  channel = new BroadcastChannel('plumbline-look');
  channel.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no other
    if (data === 'ask' && loaded !== undefined) channel?.postMessage(loaded);
  });
}

/** A guest sees the default's colours, whoever was here before. */
export function forgetLook(): void {
  loaded = undefined;
  sessionStorage.removeItem(key);
  const { style } = document.documentElement;
  for (const name of Array.from(style)) if (name.startsWith('--')) style.removeProperty(name);
  style.colorScheme = '';
}
