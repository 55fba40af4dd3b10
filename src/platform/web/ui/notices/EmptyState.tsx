import type { ReactNode } from 'react';
import './notices.css';

interface EmptyStateProps {
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** What would be here, and the action that brings it. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}
