import type { ControlResult } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';

/** What a key asks for on the page of a control. */
export type ControlAct =
  | { does: 'go'; by: 1 | -1 }
  | { does: 'result'; result: ControlResult }
  | { does: 'percent' | 'apart' | 'observation' | 'why' | 'store' | 'submit' | 'done' | 'return' };

export interface PressedKey {
  /** What it stands for (latin-key.ts), and its place on the keyboard. */
  letter: string;
  code: string;
  shiftKey: boolean;
  /** Ctrl, or ⌘ where that is used. */
  isHeld: boolean;
  altKey: boolean;
}

const results: Readonly<Record<string, ControlResult>> = {
  1: 'compliant',
  2: 'partial',
  3: 'non_compliant',
  0: 'not_assessed',
};

const letters: Readonly<Record<string, ControlAct>> = {
  j: { does: 'go', by: 1 },
  k: { does: 'go', by: -1 },
  p: { does: 'percent' },
  x: { does: 'apart' },
  n: { does: 'observation' },
  w: { does: 'why' },
  s: { does: 'submit' },
  d: { does: 'done' },
  r: { does: 'return' },
};

/** Digits by what they write, or by their place where that writes something else: on Arabic or French keyboards. */
const digitOf = ({ letter, code }: PressedKey): string =>
  /^[0-9]$/.test(letter) ? letter : (/^Digit([0-9])$/.exec(code)?.[1] ?? '');

/** What a key does, pressed outside of fields. */
export function controlAct(pressed: PressedKey): ControlAct | undefined {
  const { letter, shiftKey, isHeld, altKey } = pressed;
  if (altKey) return undefined;
  if (isHeld) return letter === 'Enter' && !shiftKey ? { does: 'store' } : undefined;
  if (shiftKey) return undefined;
  const result = results[digitOf(pressed)];
  return result === undefined ? letters[letter] : { does: 'result', result };
}
