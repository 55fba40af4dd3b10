import type { ReactNode } from 'react';
import './pill.css';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

/** A state in words, with a tint and, where it helps, an icon: never colour alone. */
export function StatusPill({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: StatusTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className="status-pill" data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
