import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

interface ChartPartProps {
  /** What the part stands for, whole: "High, Finance: 4 risks (25%)". */
  name: string;
  /** Where it leads; a part that leads nowhere is still reached and read. */
  href?: string | undefined;
  /** Only one part of a picture is reached by Tab; arrow keys reach the others. */
  isCurrent: boolean;
  /** How the picture finds the part again: `data-at`. */
  at: string;
  onFocus: () => void;
  children: ReactNode;
}

/** One part of a picture drawn in SVG: a link to the rows it stands for. */
export function ChartPart({ name, href, isCurrent, at, onFocus, children }: ChartPartProps) {
  const navigate = useNavigate();
  const shared = {
    className: 'chart-part',
    'data-tip': name,
    'data-at': at,
    'aria-label': name,
    tabIndex: isCurrent ? 0 : -1,
    onFocus,
  };
  if (href === undefined) {
    return (
      <g {...shared} role="img">
        {children}
      </g>
    );
  }
  const follow = (event: MouseEvent) => {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...shared} href={href} onClick={follow}>
      {children}
    </a>
  );
}
