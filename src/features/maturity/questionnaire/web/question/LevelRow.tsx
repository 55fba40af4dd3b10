import { memo } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

export interface LevelName {
  value: number;
  name: string;
  meaning: string;
}

interface LevelRowProps {
  row: 'current' | 'desired';
  name: string;
  /** For those who hear it: which question the row belongs to. */
  label: string;
  levels: readonly LevelName[];
  value: number | null;
  /** On the desired row: where one stands today, so that the way between the two is seen. */
  from?: number | null;
  disabled: boolean;
  onLevel: (value: number | null) => void;
}

/** Six levels side by side, the chosen one in words beside them. Choosing it again takes it away. */
export const LevelRow = memo(function LevelRow({
  row,
  name,
  label,
  levels,
  value,
  from = null,
  disabled,
  onLevel,
}: LevelRowProps) {
  const formats = useFormats();
  const isBetween = (level: number) =>
    from !== null && value !== null && from < level && level < value ? '' : undefined;
  return (
    <div className="assess-row" role="radiogroup" aria-label={label} data-row={row}>
      <span className="assess-row-name" aria-hidden>
        {name}
      </span>
      <div className="assess-levels">
        {levels.map((level) => (
          <label
            key={level.value}
            className="assess-level"
            title={`${level.name}: ${level.meaning}`}
            data-between={isBetween(level.value)}
          >
            <input
              type="radio"
              name={label}
              checked={level.value === value}
              disabled={disabled}
              onChange={() => onLevel(level.value)}
              onClick={() => level.value === value && onLevel(null)}
            />
            <span>{formats.number(level.value)}</span>
            <span className="visually-hidden">{level.name}</span>
          </label>
        ))}
      </div>
      <span className="assess-row-chosen" aria-hidden>
        {value === null ? '' : levels.find((level) => level.value === value)?.name}
      </span>
    </div>
  );
});
