import { isApple } from '#platform/web/browser/is-apple.ts';
import './key-names.css';

const apple: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥', Enter: '↩' };
const others: Readonly<Record<string, string>> = { Mod: 'Ctrl', Enter: 'Enter' };

/** Keys as they are written on this keyboard: `Mod+K` is Ctrl K or ⌘ K, in this order in every language. */
export function KeyNames({ of }: { of: string }) {
  return (
    <bdi dir="ltr" className="key-names">
      {of.split('+').map((key) => (
        <kbd key={key}>{(isApple ? apple : others)[key] ?? key}</kbd>
      ))}
    </bdi>
  );
}
