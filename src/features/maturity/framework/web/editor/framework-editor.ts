import type { Language } from '#platform/contract/access.ts';
import type { EditedFramework } from '../../framework-draft.rules.ts';
import type { ErrorsByPart } from '../../framework-error.rules.ts';

/** What every part of the editor is given. */
export interface Editor {
  framework: EditedFramework;
  /** The language texts are written in now. */
  language: Language;
  /** The framework's own language. */
  own: Language;
  /** Texts are put into another language: what is no text stays as it is. */
  isTranslating: boolean;
  errors: ErrorsByPart;
  edit(become: (framework: EditedFramework) => EditedFramework): void;
}

export const noErrors: Readonly<Record<string, string>> = {};
