import { highestLevel } from '#features/maturity/framework/framework-content.contract.ts';

type Row = 'current' | 'desired';

/** What a key asks for in the questionnaire. */
export type QuestionnaireAct =
  /** Rates, and after: to the other row, on to the next question, or nowhere. */
  | { does: 'level'; level: number; row: Row; after: Row | 'on' | 'stay' }
  | { does: 'clear'; row: Row }
  | { does: 'move'; by: 1 | -1 }
  | { does: 'section'; by: 1 | -1 }
  | { does: 'on' | 'open' | 'apart' | 'confidence' | 'note' | 'leave' };

export interface PressedKey {
  /** What it stands for (latin-key.ts), the place on the keyboard, and what is held with it. */
  letter: string;
  code: string;
  shiftKey: boolean;
  /** Ctrl, or ⌘ where that is used. */
  isHeld: boolean;
  altKey: boolean;
  /** Where it was pressed. */
  at: 'text' | 'current' | 'desired' | 'question' | 'page' | 'elsewhere';
  /** On a button, a link or a box to tick, whose Enter and Space are its own. */
  onControl: boolean;
}

/** Digits by what they write, or by their place where that writes something else: on Arabic or French keyboards, or with Shift. */
function levelOf({ letter, code }: PressedKey): number | undefined {
  const digit = /^[0-9]$/.test(letter) ? letter : /^Digit([0-9])$/.exec(code)?.[1];
  const level = digit === undefined ? undefined : Number(digit);
  return level !== undefined && level <= highestLevel ? level : undefined;
}

/** What a key does where it was pressed. Letters and digits are text while one types. */
export function questionnaireAct(pressed: PressedKey): QuestionnaireAct | undefined {
  const { letter, shiftKey, isHeld, altKey, at, onControl } = pressed;
  if (at === 'elsewhere' || altKey) return undefined;
  if (isHeld) return at !== 'page' && letter === 'Enter' ? { does: 'on' } : undefined;
  if (at === 'text') return letter === 'Escape' ? { does: 'leave' } : undefined;
  const level = levelOf(pressed);
  if (level !== undefined) {
    if (at === 'desired') return { does: 'level', level, row: 'desired', after: 'on' };
    if (shiftKey) return { does: 'level', level, row: 'desired', after: 'stay' };
    return { does: 'level', level, row: 'current', after: 'desired' };
  }
  switch (letter) {
    case 'j':
      return { does: shiftKey ? 'section' : 'move', by: 1 };
    case 'k':
      return { does: shiftKey ? 'section' : 'move', by: -1 };
    case 'Enter':
      return onControl || at === 'page' ? undefined : { does: 'on' };
    case 'Backspace':
    case 'Delete':
      return at === 'current' || at === 'desired' ? { does: 'clear', row: at } : undefined;
    case 'u':
      return { does: 'open' };
    case 'x':
      return { does: 'apart' };
    case 'c':
      return { does: 'confidence' };
    case 'n':
      return { does: 'note' };
    default:
      return undefined;
  }
}
