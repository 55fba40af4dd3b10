import { ChevronDown, X } from 'lucide-react';
import { startTransition, useState, type ReactNode } from 'react';
import { PopUp } from './PopUp.tsx';
import './filter-chip.css';

interface FilterChipProps {
  label: string;
  /** What it narrows to now; nothing while it does not. */
  summary?: ReactNode;
  /** Takes the narrowing away, and what the button for that is called. */
  clear?: { label: string; run: () => void };
  wide?: boolean;
  /** What opens below; without it the chip can only be taken away. */
  children?: ReactNode | ((close: () => void) => ReactNode);
}

/** One narrowing of a list: says what it is, opens to change it, and can be taken away. What is set on many rows at once looks the
 *  same. */
export function FilterChip({ label, summary, clear, wide = false, children }: FilterChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const active = summary !== undefined && summary !== false;
  const opens = children !== undefined;
  return (
    <>
      <span className={['filter-chip', wide && 'is-wide', active && 'is-active'].filter(Boolean).join(' ')}>
        <button
          type="button"
          className="filter-chip-name"
          aria-haspopup={opens ? 'dialog' : undefined}
          aria-expanded={opens ? anchor !== null : undefined}
          disabled={!opens}
          onClick={({ currentTarget }) => {
            // The list is drawn in pieces: it holds up neither the pointer nor a key.
            startTransition(() => setAnchor(currentTarget));
          }}
        >
          <span>
            {label}
            {active && ':'}
          </span>
          {active && (
            <span className="filter-chip-summary" title={typeof summary === 'string' ? summary : undefined}>
              {summary}
            </span>
          )}
          {!active && <ChevronDown size={14} aria-hidden />}
        </button>
        {active && clear && (
          <button type="button" className="filter-chip-remove" aria-label={clear.label} onClick={clear.run}>
            <X size={14} aria-hidden />
          </button>
        )}
      </span>
      {anchor && opens && (
        <PopUp label={label} anchor={anchor} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </PopUp>
      )}
    </>
  );
}
