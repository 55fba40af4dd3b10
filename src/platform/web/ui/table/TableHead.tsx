import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Sort } from './column.ts';
import type { ShownColumn } from './columns.hooks.ts';
import { HeaderCell } from './HeaderCell.tsx';
import type { useRowSelection } from './row-selection.hooks.ts';
import { checkWidth } from './TableRow.tsx';

interface TableHeadProps<Row> {
  shown: readonly ShownColumn<Row>[];
  /** Nothing where rows are not chosen. */
  choice: ReturnType<typeof useRowSelection> | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: (column: string, width: number) => void;
}

export function TableHead<Row>({ shown, choice, sort, onSort, onWidth }: TableHeadProps<Row>) {
  const { t } = useTranslation('web');
  return (
    <thead>
      <tr>
        {choice && (
          <th style={{ width: checkWidth }}>
            <input
              type="checkbox"
              className="table-check"
              aria-label={t('table.select_page')}
              ref={(box) => {
                if (box !== null) box.indeterminate = choice.some;
              }}
              checked={choice.all}
              onChange={choice.togglePage}
            />
          </th>
        )}
        {shown.map((one) => (
          <HeaderCell
            key={one.column.id}
            shown={one}
            sort={sort}
            onSort={onSort}
            onWidth={(next) => onWidth(one.column.id, next)}
          />
        ))}
        {/* Takes what is left, so that columns keep their width. */}
        <td aria-hidden />
      </tr>
    </thead>
  );
}
