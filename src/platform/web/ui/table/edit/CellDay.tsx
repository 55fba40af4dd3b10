import { useRef, useState, type KeyboardEvent } from 'react';
import './cell-edit.css';

interface CellDayProps {
  label: string;
  /** YYYY-MM-DD. */
  value: string | null;
  /** Without `value` nothing was changed; null where the day was cleared. */
  onEnd: (value: string | null | undefined, onTo?: 'next' | 'previous') => void;
}

/** A day in a cell: Enter or a click elsewhere keeps it, Tab keeps it and goes on, Escape takes it back. */
export function CellDay({ label, value, onEnd }: CellDayProps) {
  const [day, setDay] = useState(value ?? '');
  const input = useRef<HTMLInputElement>(null);
  const hasEnded = useRef(false);
  const end = (next: string | undefined, onTo?: 'next' | 'previous') => {
    // What is half typed is no day: the browser says so, and nothing is kept.
    const isHalf = input.current?.validity.badInput === true;
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(next === undefined || isHalf || next === (value ?? '') ? undefined : next || null, onTo);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') end(day, event.shiftKey ? 'previous' : 'next');
    else if (event.key === 'Escape') end(undefined);
    else if (event.key === 'Enter') end(day);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <input
      ref={input}
      type="date"
      className="cell-input"
      aria-label={label}
      autoFocus
      value={day}
      onChange={(event) => setDay(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(day)}
    />
  );
}
