import { Link } from 'react-router';
import { useFormats } from '#platform/web/format.ts';
import { WhyButton, type Why } from './WhyButton.tsx';

interface KeyFigureProps {
  label: string;
  /** Not known yet while it is undefined. */
  value: number | undefined;
  /** What it is made of, or of what it is a share. */
  note?: string | undefined;
  href: string;
  why: Why;
  /** Drawn before the number where it asks for attention. */
  isUrgent?: boolean;
}

/** A number that leads to its rows, with the way to its explanation. */
export function KeyFigure({ label, value, note, href, why, isUrgent = false }: KeyFigureProps) {
  const formats = useFormats();
  return (
    <div className="dashboard-card key-figure">
      <Link to={href}>
        <span className="key-figure-label">{label}</span>
        <span className="key-figure-value" data-urgent={(isUrgent && Boolean(value)) || undefined}>
          {value === undefined ? <span className="key-figure-wait" /> : formats.number(value)}
        </span>
        <span className="key-figure-note">{value === undefined ? '' : note}</span>
      </Link>
      <div className="key-figure-why">
        <WhyButton title={label} why={why} />
      </div>
    </div>
  );
}
