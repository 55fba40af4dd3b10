import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from './column.ts';
import type { ShownColumn } from './table-model.ts';

interface HeaderCellProps<Row> {
  shown: ShownColumn<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: (width: number) => void;
  sticky: object | undefined;
}

const step = 16;

/** A column's head: sorts on a click, is drawn wider by its edge or by the arrow keys there. */
export function HeaderCell<Row>({ shown, sort, onSort, onWidth, sticky }: HeaderCellProps<Row>) {
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
    <Box
      component="th"
      scope="col"
      aria-sort={sorted === undefined ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2,
        width,
        height: 40,
        p: 0,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        textAlign: column.align ?? 'start',
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        ...sticky,
      }}
    >
      {column.sortable && onSort ? (
        <ButtonBase
          onClick={() => onSort({ by: column.id, direction: sorted === 'asc' ? 'desc' : 'asc' })}
          sx={{
            width: '100%',
            height: '100%',
            px: 1.5,
            gap: 0.5,
            font: 'inherit',
            color: sorted ? 'text.primary' : 'inherit',
            justifyContent: column.align === 'end' ? 'flex-end' : 'flex-start',
          }}
        >
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {column.label}
          </Box>
          {sorted && <Arrow size={14} style={{ flex: 'none' }} aria-hidden />}
        </ButtonBase>
      ) : (
        <Box sx={{ px: 1.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {column.label}
        </Box>
      )}
      <Box
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
        sx={{
          position: 'absolute',
          insetBlock: 8,
          insetInlineEnd: 0,
          width: 7,
          cursor: 'col-resize',
          borderInlineEnd: '2px solid transparent',
          touchAction: 'none',
          '&:hover, &:focus-visible': { borderColor: 'primary.main', outline: 'none' },
        }}
      />
    </Box>
  );
}
