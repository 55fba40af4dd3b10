import { memo, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Column } from './column.ts';

/** How wide the column of checkboxes is. */
export const checkWidth = 44;

/** What a row does when it is used. */
export interface RowActs<Row> {
  toggle: (id: string, withShift: boolean) => void;
  focus: (id: string) => void;
  peek: ((row: Row) => void) | undefined;
  open: ((row: Row) => void) | undefined;
}

interface TableRowProps<Row> {
  id: string;
  name: string;
  row: Row;
  columns: readonly Column<Row>[];
  height: number;
  /** One row of the table is reached by Tab; the keys lead to the others. */
  inTabOrder: boolean;
  /** Shown in the side panel. */
  isCurrent: boolean;
  /** Nothing where rows cannot be chosen. */
  chosen: boolean | undefined;
  /** The same object for all rows and every time: only a row that changes is drawn anew. */
  acts: RefObject<RowActs<Row>>;
}

function Row<Of>({ id, name, row, columns, height, inTabOrder, isCurrent, chosen, acts }: TableRowProps<Of>) {
  const { t } = useTranslation('web');
  return (
    <tr
      data-row={id}
      tabIndex={inTabOrder ? 0 : -1}
      aria-selected={chosen}
      aria-current={isCurrent || undefined}
      onFocus={() => acts.current.focus(id)}
      onClick={() => acts.current.peek?.(row)}
      onDoubleClick={() => acts.current.open?.(row)}
      style={{ height }}
    >
      {chosen !== undefined && (
        <td onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            className="table-check"
            aria-label={t('table.select_row', { row: name })}
            checked={chosen}
            readOnly
            tabIndex={-1}
            onClick={(event) => acts.current.toggle(id, event.shiftKey)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={column.align === 'end' ? 'at-end' : undefined}>
          {column.cell(row)}
        </td>
      ))}
      <td aria-hidden />
    </tr>
  );
}

/** One row of a register. The first column and the checkbox stay when the rest scrolls. */
export const TableRow = memo(Row) as typeof Row;
