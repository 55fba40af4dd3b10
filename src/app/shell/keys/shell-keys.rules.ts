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

const isLatin = (key: string): boolean => /^[\x20-\x7e]$/.test(key);

/** Ctrl-K or ⌘K from anywhere; `/` and `?` where nobody types. On a keyboard without Latin letters their places count. */
export function shellAct(
  { key, code, ctrlKey, metaKey, altKey }: Pressed,
  { isApple, isTyping }: { isApple: boolean; isTyping: boolean },
): ShellAct | undefined {
  const isHeld = isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  if (isHeld && !altKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !isLatin(key))))
    return 'palette';
  if (isTyping || ctrlKey || metaKey || altKey) return undefined;
  if (key === '?' || key === '؟') return 'keys';
  if (key === '/' || (code === 'Slash' && !isLatin(key))) return 'search';
  return undefined;
}
