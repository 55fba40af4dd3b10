import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import './bulk-bar.css';

interface BulkBarProps {
  label: string;
  /** How many are chosen, in words. */
  selected: string;
  leave: string;
  onLeave: () => void;
  /** What can be set on all of them. */
  children: ReactNode;
}

/** In place of the filters while rows are chosen. */
export const BulkBar = ({ label, selected, leave, onLeave, children }: BulkBarProps) => (
  <div className="bulk-bar" role="toolbar" aria-label={label}>
    <IconAction label={leave} onClick={onLeave}>
      <X size={16} aria-hidden />
    </IconAction>
    <span className="bulk-count" role="status">
      {selected}
    </span>
    {children}
  </div>
);
