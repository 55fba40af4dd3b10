import { latinKey } from '#platform/web/browser/latin-key.ts';

/** What a key of the whole app asks for. */
export type ShellAct = 'palette' | 'search' | 'keys';

export interface Pressed {
  key: string;
  /** The place on the keyboard, whatever letter it writes. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Ctrl-K or ⌘K from anywhere; `/` and `?` where nobody types. On a keyboard without Latin letters their places count. */
export function shellAct(
  { key, code, ctrlKey, metaKey, altKey }: Pressed,
  { isApple, isTyping }: { isApple: boolean; isTyping: boolean },
): ShellAct | undefined {
  const isHeld = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  const letter = latinKey({ key, code });
  if (isHeld && !altKey && letter === 'k') return 'palette';
  if (isTyping || ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || key === '؟') return 'keys';
  if (letter === '/') return 'search';
  return undefined;
}
