import type { ReactNode } from 'react';
import './buttons.css';

interface IconActionProps {
  /** Its name, shown on hover as well. */
  label: string;
  disabled?: boolean;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** A small button with a picture, for what is drawn often: no component of the library. */
export const IconAction = ({ label, disabled = false, onClick, children }: IconActionProps) => (
  <button
    type="button"
    className="icon-action"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);
