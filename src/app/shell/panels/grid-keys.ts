import type { KeyboardEvent } from 'react';

/** The arrows among radio buttons that stand in columns: up and down by rows, and sideways as it is seen. */
export function moveInGrid(
  event: KeyboardEvent<HTMLElement>,
  columns: number,
  direction: 'ltr' | 'rtl',
): void {
  const forward = direction === 'rtl' ? -1 : 1;
  const step = new Map([
    ['ArrowDown', columns],
    ['ArrowUp', -columns],
    ['ArrowRight', forward],
    ['ArrowLeft', -forward],
  ]).get(event.key);
  if (step === undefined) return;
  event.preventDefault();
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const next = radios[radios.findIndex((radio) => radio === event.target) + step];
  next?.focus();
  next?.click();
}
