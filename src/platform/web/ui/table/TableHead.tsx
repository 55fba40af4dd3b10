import { useState, type RefObject } from 'react';
import { useLatest } from '#platform/web/browser/latest.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Sort } from './column.ts';
import type { ShownColumn } from './columns.hooks.ts';
import { HeaderCell, type HeadActs, type HeaderActs } from './HeaderCell.tsx';
import type { useRowSelection } from './rows/row-selection.hooks.ts';

interface TableHeadProps<Row> extends HeaderActs {
  shown: readonly ShownColumn<Row>[];
  /** Nothing where rows are not chosen. */
  choice: ReturnType<typeof useRowSelection> | undefined;
  sort: Sort | undefined;
  table: RefObject<HTMLTableElement | null>;
  hasFiller: boolean;
}

/** The names of the columns. One of them is in the tab order; the arrow keys lead to the others. */
export function TableHead<Row>({ shown, choice, sort, table, hasFiller, ...does }: TableHeadProps<Row>) {
  const { t } = useTranslation('web');
  const [focused, setFocused] = useState<string>();
  const ids = shown.map(({ column }) => column.id);
  const current = focused !== undefined && ids.includes(focused) ? focused : ids[0];
  const go = (by: 1 | -1) => {
    const next = ids[ids.indexOf(current ?? '') + by];
    if (next !== undefined)
      table.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(next)}"]`)?.focus();
  };
  const acts = useLatest<HeadActs>({ ...does, onFocus: setFocused, onGo: go });
  return (
    <thead role="rowgroup">
      <tr role="row">
        {choice && (
          <th role="columnheader" className="is-pinned">
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
            {...one}
            sorted={sort?.by === one.column.id ? sort.direction : undefined}
            isSortable={one.column.sortable === true && does.onSort !== undefined}
            inTabOrder={one.column.id === current}
            acts={acts}
          />
        ))}
        {hasFiller && <td aria-hidden />}
      </tr>
    </thead>
  );
}
