import type { StoredLook } from './stored-look.ts';

// A plain script in the page's head, run before anything is painted: the splash has the colours, the language and the
// direction that this tab had last, or that another tab of the same person has. It imports nothing (vite.config.ts).
{
  const root = document.documentElement;
  const channelName = 'plumbline-look';
  const patience = 150;

  const show = ({ language, direction, mode, colours }: StoredLook) => {
    root.lang = language;
    root.dir = direction;
    root.dataset['spoken'] = language;
    root.style.colorScheme = mode;
    for (const [name, colour] of Object.entries(colours)) root.style.setProperty(name, colour);
  };

  /** Another tab knows what this one will look like; until it says so, the window stays as the system has it. */
  const ask = async () => {
    const { held = [] } = await navigator.locks.query();
    if (!held.some(({ name }) => name === 'plumbline-session')) return;
    const channel = new BroadcastChannel(channelName);
    await new Promise<void>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<StoredLook | 'ask'>) => {
        if (data === 'ask') return;
        show(data);
        resolve();
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin has no other
      channel.postMessage('ask');
      setTimeout(resolve, patience);
    });
    channel.close();
  };

  const stored = sessionStorage.getItem('look');
  if (stored !== null) show(JSON.parse(stored) as StoredLook);
  else if (sessionStorage.getItem('token') === null) {
    root.dataset['look'] = 'asked';
    void ask().finally(() => delete root.dataset['look']);
  }
}
