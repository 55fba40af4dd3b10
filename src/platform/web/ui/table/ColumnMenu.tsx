import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyPopover } from '#platform/web/ui/menus/LazyPopover.tsx';
import type { Column, TableLayout } from './column.ts';

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  onChange: (part: Partial<TableLayout>) => void;
  onReset: () => void;
}

/** Which columns are shown, in which order, and how high the rows are. The first column always stays. */
export function ColumnMenu<Row>({ columns, layout, onChange, onReset }: ColumnMenuProps<Row>) {
  const { t } = useTranslation('web');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ordered = layout.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const move = (id: string, by: number) => {
    const order = [...layout.order];
    const at = order.indexOf(id);
    const [one] = order.splice(at, 1);
    if (one !== undefined) order.splice(at + by, 0, one);
    onChange({ order });
  };
  const toggle = (id: string) =>
    onChange({
      hidden: layout.hidden.includes(id) ? layout.hidden.filter((one) => one !== id) : [...layout.hidden, id],
    });

  return (
    <>
      <Tooltip title={t('table.columns')}>
        <IconButton
          aria-label={t('table.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Columns3 size={18} aria-hidden />
        </IconButton>
      </Tooltip>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': t('table.columns'), role: 'dialog' } }}
      >
        <Box sx={{ width: 280, maxHeight: 440, overflow: 'auto', py: 1 }}>
          {ordered.map(({ id, label }, index) => (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', px: 1 }}>
              <Box component="label" sx={{ flex: 1, display: 'flex', alignItems: 'center', minWidth: 0 }}>
                <Checkbox
                  size="small"
                  checked={!layout.hidden.includes(id)}
                  disabled={index === 0}
                  onChange={() => toggle(id)}
                />
                {label}
              </Box>
              {index > 0 && (
                <>
                  <IconButton
                    size="small"
                    aria-label={t('table.earlier', { column: label })}
                    disabled={index === 1}
                    onClick={() => move(id, -1)}
                  >
                    <ArrowUp size={14} aria-hidden />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={t('table.later', { column: label })}
                    disabled={index === ordered.length - 1}
                    onClick={() => move(id, 1)}
                  >
                    <ArrowDown size={14} aria-hidden />
                  </IconButton>
                </>
              )}
            </Box>
          ))}
        </Box>
        <Divider />
        <Box sx={{ p: 1.5, display: 'grid', gap: 1 }}>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label={t('table.density')}
            value={layout.density}
            onChange={(_, density: TableLayout['density'] | null) => density && onChange({ density })}
          >
            <ToggleButton value="comfortable">{t('table.comfortable')}</ToggleButton>
            <ToggleButton value="compact">{t('table.compact')}</ToggleButton>
          </ToggleButtonGroup>
          <Button size="small" onClick={onReset}>
            {t('table.reset')}
          </Button>
        </Box>
      </LazyPopover>
    </>
  );
}
