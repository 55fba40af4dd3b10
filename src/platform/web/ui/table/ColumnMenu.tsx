import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ArrowDown, ArrowUp, Columns3, Pin, PinOff } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LazyPopover } from '#platform/web/ui/menus/LazyPopover.tsx';
import { movedColumn, pinTurned, type Column, type TableLayout } from './column.ts';

interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  onChange: (part: Partial<TableLayout>) => void;
  onReset: () => void;
}

function Menu<Row>(props: ColumnMenuProps<Row>) {
  const { t } = useTranslation('web');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={t('table.columns')}
        aria-label={t('table.columns')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Columns3 size={18} aria-hidden />
      </IconButton>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { 'aria-label': t('table.columns'), role: 'dialog' } }}
      >
        <Choices {...props} />
      </LazyPopover>
    </>
  );
}

/** Which columns are shown, in which order, and how high the rows are. The first column always stays. */
export const ColumnMenu = memo(Menu) as typeof Menu;

/** What stands in the menu: nothing of it is drawn as long as it is closed. */
function Choices<Row>({ columns, layout, onChange, onReset }: ColumnMenuProps<Row>) {
  const { t } = useTranslation('web');
  const ordered = layout.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const toggle = (id: string) =>
    onChange({
      hidden: layout.hidden.includes(id) ? layout.hidden.filter((one) => one !== id) : [...layout.hidden, id],
    });
  return (
    <>
      <Box sx={{ width: 320, maxHeight: 440, overflow: 'auto', py: 1 }}>
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
                  aria-label={t(layout.pinned.includes(id) ? 'table.unpin' : 'table.pin', {
                    column: label,
                  })}
                  onClick={() => onChange(pinTurned(layout, id))}
                >
                  {layout.pinned.includes(id) ? (
                    <PinOff size={14} aria-hidden />
                  ) : (
                    <Pin size={14} aria-hidden />
                  )}
                </IconButton>
                <Mover way={-1} {...{ id, label, layout, onChange }} />
                <Mover way={1} {...{ id, label, layout, onChange }} />
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
    </>
  );
}

interface MoverProps {
  id: string;
  label: string;
  layout: TableLayout;
  way: 1 | -1;
  onChange: (part: Partial<TableLayout>) => void;
}

function Mover({ id, label, layout, way, onChange }: MoverProps) {
  const { t } = useTranslation('web');
  const moved = movedColumn({ ...layout, hidden: [] }, id, way);
  const Icon = way === 1 ? ArrowDown : ArrowUp;
  return (
    <IconButton
      size="small"
      aria-label={t(way === 1 ? 'table.later' : 'table.earlier', { column: label })}
      disabled={moved === undefined}
      onClick={() => moved && onChange(moved)}
    >
      <Icon size={14} aria-hidden />
    </IconButton>
  );
}
