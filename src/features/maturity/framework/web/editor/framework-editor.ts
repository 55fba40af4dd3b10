import type { Language } from '#platform/contract/access.ts';
import type { FrameworkInHand } from '../../framework-draft.rules.ts';
import type { ErrorsByPart } from '../../framework-error.rules.ts';

/** What every part of the editor is given. */
export interface Editor {
  framework: FrameworkInHand;
  /** The language texts are written in now. */
  language: Language;
  /** The framework's own language. */
  own: Language;
  /** Texts are put into another language: what is no text stays as it is. */
  isTranslating: boolean;
  errors: ErrorsByPart;
  edit(become: (framework: FrameworkInHand) => FrameworkInHand): void;
}

export const noErrors: Readonly<Record<string, string>> = {};
