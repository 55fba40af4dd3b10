interface Pressed {
  key: string;
  /** The place on the keyboard, whatever letter it writes. */
  code: string;
}

const isLatin = (key: string): boolean => /^[\x20-\x7e\p{Script=Latin}]$/u.test(key);

/** What a key stands for among the keys of the app: what it writes, in small letters, or, on a keyboard that writes another
 *  script, the letter or the slash of its place. */
export function latinKey({ key, code }: Pressed): string {
  if (key.length > 1) return key;
  if (isLatin(key)) return key.toLowerCase();
  if (code === 'Slash') return '/';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
