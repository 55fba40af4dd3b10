import { useFormats } from '#platform/web/language/formats.hooks.ts';
import './share-bar.css';

/** A share of questions as a bar with its number; nothing where no question applies. */
export function ShareBar({ percent, label }: { percent: number | null; label?: string }) {
  const formats = useFormats();
  if (percent === null) return <span aria-hidden>–</span>;
  // 99.9 % is not everything: what is shown as whole must be whole.
  const words = formats.percent(Math.floor(percent) / 100);
  return (
    <span className="share-bar">
      <span className="share-bar-track" aria-hidden>
        <span style={{ inlineSize: `${percent}%` }} data-whole={percent === 100} />
      </span>
      <span className="share-bar-words">{label ?? words}</span>
    </span>
  );
}
