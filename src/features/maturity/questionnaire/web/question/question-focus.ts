/** The parts of a question that keys lead to. */
export type Part = 'current' | 'desired' | 'note' | 'reason' | 'apart';

export const cardOf = (code: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-question="${CSS.escape(code)}"]`);

const radioOf = (card: HTMLElement, row: 'current' | 'desired') =>
  card.querySelector<HTMLElement>(`[data-row=${row}] :checked`) ??
  card.querySelector<HTMLElement>(`[data-row=${row}] input:not(:disabled)`);

/** Leads to a question: to its level, or to itself where there is none to choose. */
export function focusQuestion(code: string, row: 'current' | 'desired' = 'current'): boolean {
  const card = cardOf(code);
  if (card === null) return false;
  const target = radioOf(card, row) ?? card;
  target.focus({ preventScroll: true });
  card.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Leads to a text of a question, where it is drawn. */
export const focusPart = (code: string, part: 'note' | 'reason'): void =>
  cardOf(code)?.querySelector<HTMLElement>(`textarea[data-part=${part}]`)?.focus();
