import { Fragment, memo, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CellEditing, Column } from './column.ts';

/** How wide the column of checkboxes is. */
export const checkWidth = 40;

/** What a row does when it is used. */
export interface RowActs<Row> {
  toggle: (id: string, withShift: boolean) => void;
  focus: (id: string) => void;
  peek: ((row: Row) => void) | undefined;
  open: ((row: Row) => void) | undefined;
  /** Begins to change a cell in its place. */
  edit: (id: string, column: string) => boolean;
  endEdit: (id: string, column: string, onTo?: 'next' | 'previous') => void;
}

interface TableRowProps<Row> {
  id: string;
  name: string;
  row: Row;
  columns: readonly Column<Row>[];
  /** So many of the columns stay when the rest scrolls. */
  pinned: number;
  /** One row of the table is reached by Tab; the keys lead to the others. */
  inTabOrder: boolean;
  /** Shown in the side panel. */
  isCurrent: boolean;
  /** Nothing where rows cannot be chosen. */
  chosen: boolean | undefined;
  /** The column whose cell is being changed in this row. */
  edited: string | undefined;
  /** There is a column without a width of its own after the last: it takes what is left. */
  hasFiller: boolean;
  /** The same object for all rows and every time: only a row that changes is drawn anew. */
  acts: RefObject<RowActs<Row>>;
}

function Row<Of>(props: TableRowProps<Of>) {
  const { id, name, row, columns, pinned, inTabOrder, isCurrent, chosen, edited, acts } = props;
  const { t } = useTranslation('web');
  return (
    <tr
      data-row={id}
      role="row"
      tabIndex={inTabOrder ? 0 : -1}
      aria-selected={chosen}
      aria-current={isCurrent || undefined}
      onFocus={() => acts.current.focus(id)}
      onClick={() => acts.current.peek?.(row)}
      onDoubleClick={() => acts.current.open?.(row)}
    >
      {chosen !== undefined && (
        <td role="cell" className="is-pinned is-check" onClick={(event) => event.stopPropagation()}>
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
      {columns.map((column, at) => (
        <Cell
          key={column.id}
          id={id}
          row={row}
          column={column}
          isPinned={at < pinned}
          isEdited={column.id === edited}
          acts={acts}
        />
      ))}
      {props.hasFiller && <td aria-hidden />}
    </tr>
  );
}

interface CellProps<Row> extends Pick<TableRowProps<Row>, 'id' | 'row' | 'acts'> {
  column: Column<Row>;
  /** Stays when the rest scrolls. */
  isPinned: boolean;
  isEdited: boolean;
}

/** A value; where it can be changed, a click begins to. */
function Cell<Of>({ id, row, column, isPinned, isEdited, acts }: CellProps<Of>) {
  const mayEdit = column.editor !== undefined && column.isEditable?.(row) === true;
  const editing: CellEditing<Of> = { row, end: (onTo) => acts.current.endEdit(id, column.id, onTo) };
  const classes = [
    column.align === 'end' && 'at-end',
    isPinned && 'is-pinned',
    mayEdit && 'is-editable',
    isEdited && 'is-edited',
  ].filter(Boolean);
  const edit = mayEdit && !isEdited;
  return (
    <td
      role="cell"
      className={classes.length > 0 ? classes.join(' ') : undefined}
      data-column={mayEdit ? column.id : undefined}
      {...(edit && {
        onClick: (event) => {
          if (acts.current.edit(id, column.id)) event.stopPropagation();
        },
      })}
      {...(isEdited && {
        onClick: (event) => event.stopPropagation(),
        onDoubleClick: (event) => event.stopPropagation(),
      })}
    >
      {/* What can be done is this record's alone, and not that of the next one that is drawn in these elements. */}
      <Fragment key={column.card === 'action' ? id : undefined}>
        {isEdited ? column.editor?.(editing) : column.cell(row)}
      </Fragment>
    </td>
  );
}

/** One row of a register. */
export const TableRow = memo(Row) as typeof Row;
