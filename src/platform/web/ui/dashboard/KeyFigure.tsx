import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Why } from './why.ts';
import { WhyButton } from './WhyButton.tsx';

interface KeyFigureProps {
  label: string;
  /** Not known yet while it is undefined; a text is written as it is. */
  value: number | string | undefined;
  /** What it is made of, or of what it is a share. */
  note?: string | undefined;
  /** How it changed; an empty text keeps the room of one that is still to come. */
  change?: string | undefined;
  /** The rows it counts. */
  href?: string | undefined;
  why: Why;
  /** Drawn before the number where it asks for attention. */
  isUrgent?: boolean;
}

/** A number that leads to its rows, with the way to its explanation. */
export function KeyFigure({ label, value, note, change, href, why, isUrgent = false }: KeyFigureProps) {
  const formats = useFormats();
  return (
    <div className="dashboard-card key-figure">
      <Leading to={href}>
        <span className="key-figure-label">{label}</span>
        <span className="key-figure-value" data-urgent={(isUrgent && Boolean(value)) || undefined}>
          {value === undefined ? (
            <span className="key-figure-wait" />
          ) : typeof value === 'string' ? (
            value
          ) : (
            formats.number(value)
          )}
        </span>
        <span className="key-figure-note">{value === undefined ? '' : note}</span>
        {change !== undefined && <span className="key-figure-note">{change}</span>}
      </Leading>
      <div className="key-figure-why">
        <WhyButton title={label} why={why} />
      </div>
    </div>
  );
}

/** A figure that counts no rows leads nowhere. */
const Leading = ({ to, children }: { to: string | undefined; children: ReactNode }) =>
  to === undefined ? <div className="key-figure-body">{children}</div> : <Link to={to}>{children}</Link>;
