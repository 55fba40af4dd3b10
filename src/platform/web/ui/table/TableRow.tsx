import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { ShownColumn } from './table-model.ts';

/** How wide the column of checkboxes is. */
export const checkWidth = 44;

interface TableRowProps<Row> {
  id: string;
  name: string;
  row: Row;
  shown: readonly ShownColumn<Row>[];
  height: number;
  /** One row of the table is reached by Tab; the keys lead to the others. */
  inTabOrder: boolean;
  /** Shown in the side panel. */
  isCurrent: boolean;
  /** Nothing where rows cannot be chosen. */
  chosen: boolean | undefined;
  onToggle: (withShift: boolean) => void;
  onFocus: () => void;
  onPeek: (() => void) | undefined;
  onOpen: (() => void) | undefined;
}

const line = { borderBottom: 1, borderColor: 'divider' } as const;

/** One row of a register. The first column and the checkbox stay when the rest scrolls. */
export function TableRow<Row>({
  id,
  name,
  row,
  shown,
  height,
  inTabOrder,
  isCurrent,
  chosen,
  onToggle,
  onFocus,
  onPeek,
  onOpen,
}: TableRowProps<Row>) {
  const { t } = useTranslation('web');
  const surface =
    isCurrent || chosen ? 'color-mix(in srgb, var(--primary) 9%, var(--paper))' : 'var(--paper)';
  return (
    <Box
      component="tr"
      data-row={id}
      tabIndex={inTabOrder ? 0 : -1}
      aria-selected={chosen}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      onClick={onPeek}
      onDoubleClick={onOpen}
      sx={{
        height,
        cursor: onPeek ? 'pointer' : undefined,
        '& > td': { bgcolor: surface },
        '&:hover > td': { bgcolor: 'color-mix(in srgb, var(--text) 4%, var(--paper))' },
        // Drawn by the cells: those that stick would cover an outline of the row.
        '&:focus-visible': { outline: 'none' },
        '&:focus-visible > td': {
          boxShadow: 'inset 0 2px 0 var(--primary), inset 0 -2px 0 var(--primary)',
        },
      }}
    >
      {chosen !== undefined && (
        <Box
          component="td"
          onClick={(event) => event.stopPropagation()}
          sx={{ ...line, position: 'sticky', insetInlineStart: 0, zIndex: 1, p: 0 }}
        >
          <Checkbox
            size="small"
            checked={chosen}
            onClick={(event) => onToggle(event.shiftKey)}
            sx={{ p: 0.75, ml: 0.25 }}
            slotProps={{
              input: { 'aria-label': t('table.select_row', { row: name }), readOnly: true, tabIndex: -1 },
            }}
          />
        </Box>
      )}
      {shown.map(({ column }, index) => (
        <Box
          component="td"
          key={column.id}
          sx={{
            ...line,
            px: 1.5,
            py: 0,
            textAlign: column.align ?? 'start',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...(index === 0 && {
              position: 'sticky',
              insetInlineStart: chosen === undefined ? 0 : checkWidth,
              zIndex: 1,
            }),
          }}
        >
          {column.cell(row)}
        </Box>
      ))}
      <Box component="td" aria-hidden sx={{ ...line, p: 0 }} />
    </Box>
  );
}
