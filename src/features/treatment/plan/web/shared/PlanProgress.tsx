import { useFormats } from '#platform/web/language/formats.hooks.ts';
import './plan-progress.css';

/** How far a plan is, as a bar with the number beside it. */
export function PlanProgress({ percent, wide = false }: { percent: number; wide?: boolean }) {
  const formats = useFormats();
  return (
    <span className={wide ? 'plan-progress is-wide' : 'plan-progress'}>
      <span className="plan-progress-bar" aria-hidden>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className="plan-progress-number">{formats.percent(percent / 100)}</span>
    </span>
  );
}
