import type { ReactNode } from 'react';
import './bars.css';

/** What stands in a bar: as wide as the bar, or as the container of the layout. */
export function BarContent({ contained, children }: { contained: number | undefined; children: ReactNode }) {
  return (
    <div className="bar-content" style={{ maxWidth: contained ?? 'none' }}>
      {children}
    </div>
  );
}
