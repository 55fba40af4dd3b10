import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Sort } from './column.ts';
import type { ShownColumn } from './columns.hooks.ts';

interface HeaderCellProps<Row> {
  shown: ShownColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: (width: number) => void;
}

const step = 16;

/** A column's head: sorts on a click, is drawn wider by its edge or by the arrow keys there. */
export function HeaderCell<Row>({ shown, sort, onSort, onWidth }: HeaderCellProps<Row>) {
  const { t } = useTranslation('web');
  const { column, width, startResize } = shown;
  const sorted = sort?.by === column.id ? sort.direction : undefined;
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  const resizeByKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    const outwards = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    onWidth(Math.max(64, width + (event.key === outwards ? step : -step)));
  };
  return (
    <th
      scope="col"
      className={column.align === 'end' ? 'at-end' : undefined}
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      style={{ width }}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className="table-sort"
          onClick={() => onSort({ by: column.id, direction: sorted === 'asc' ? 'desc' : 'asc' })}
        >
          <span>{column.label}</span>
          {sorted && <Arrow size={14} style={{ flex: 'none' }} aria-hidden />}
        </button>
      ) : (
        <div className="table-label">{column.label}</div>
      )}
      <div
        className="table-edge"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={t('table.resize', { column: column.label })}
        aria-valuenow={Math.round(width)}
        aria-valuemin={64}
        aria-valuemax={800}
        onMouseDown={startResize}
        onTouchStart={startResize}
        onKeyDown={resizeByKeys}
      />
    </th>
  );
}
