import { useDocumentKeys } from '#platform/web/browser/document-keys.hooks.ts';
import { latinKey } from '#platform/web/browser/latin-key.ts';
import { takesKeys } from '#platform/web/browser/takes-keys.ts';
import { usePageKeys } from './page-keys.hooks.ts';

/** What a letter does. */
export interface LetterKey {
  /** As it is written on the keyboard: `A`. */
  letter: string;
  says: string;
  run: () => void;
}

/** Letters that do something wherever on the page they are pressed, fields and dialogs apart; `?` lists them under the title. */
export function useLetterKeys(title: string, letters: readonly LetterKey[], { when = true } = {}): void {
  usePageKeys(
    title,
    letters.map(({ letter, says }) => ({ keys: [letter], says })),
    { when: when && letters.length > 0 },
  );
  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || takesKeys(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const pressed = latinKey(event);
    const found = letters.find(({ letter }) => letter.toLowerCase() === pressed);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  };
  useDocumentKeys(handleKey, { when });
}
