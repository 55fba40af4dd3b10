import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GripVertical } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import {
  mostLevels,
  type DepartmentNode,
} from '#features/organisation/department/department-change.contract.ts';
import type { Opened, DepartmentMoves, DropPlace } from './department-moves.hooks.ts';

interface DepartmentRowProps {
  department: DepartmentNode;
  level: number;
  isActive: boolean;
  isDragged: boolean;
  onFocus: () => void;
  onDrag: (id: string | undefined) => void;
  onDrop: (id: string, place: DropPlace) => void;
  moves: DepartmentMoves;
  onOpen: (opened: Opened) => void;
}

/** The upper and the lower part of a row are before and after it; the middle is below it. */
function placeOf(event: DragEvent<HTMLElement>): DropPlace {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const at = (event.clientY - top) / height;
  return at < 0.3 ? 'before' : at > 0.7 ? 'after' : 'below';
}

const marks: Record<DropPlace, object> = {
  before: { boxShadow: 'inset 0 2px 0 var(--primary)' },
  below: { bgcolor: 'action.selected' },
  after: { boxShadow: 'inset 0 -2px 0 var(--primary)' },
};

/** A department in the tree, and what can be done with it. */
export function DepartmentRow(props: DepartmentRowProps) {
  const { department, level, isActive, isDragged, onFocus, onDrag, onDrop } = props;
  const { t } = useTranslation('organisation-department-tree');
  const formats = useFormats();
  const [over, setOver] = useState<DropPlace>();
  const { id, name, code, members, status } = department;
  return (
    <Box
      role="treeitem"
      aria-level={level}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-department={id}
      onFocus={onFocus}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(placeOf(event));
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(undefined);
        onDrop(event.dataTransfer.getData('text/plain'), placeOf(event));
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        paddingInlineStart: `${8 + (level - 1) * 24}px`,
        paddingInlineEnd: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: -2 },
        opacity: isDragged ? 0.5 : 1,
        ...(over !== undefined && marks[over]),
      }}
    >
      <GripVertical size={16} aria-hidden style={{ flex: 'none', cursor: 'grab', opacity: 0.6 }} />
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
        {code !== null && code !== '' && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ marginInlineStart: 1 }}>
            <bdi>{code}</bdi>
          </Typography>
        )}
      </Typography>
      {status === 'archived' && <StatusPill tone="neutral">{t('page.archived')}</StatusPill>}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {t('page.members', { number: formats.number(members), count: members })}
      </Typography>
      <MoreMenu of={name} actions={useActions(props)} />
    </Box>
  );
}

function useActions({ department, level, moves, onOpen }: DepartmentRowProps): MoreAction[] {
  const { t } = useTranslation('organisation-department-tree');
  if (department.status === 'archived')
    return [
      { label: t('act.unarchive'), onClick: () => moves.unarchive(department) },
      { label: t('web:delete'), onClick: () => moves.remove(department) },
    ];
  return [
    { label: t('web:edit'), opensDialog: true, onClick: () => onOpen({ kind: 'edit', department }) },
    {
      label: t('act.add_below'),
      opensDialog: true,
      onClick: () => onOpen({ kind: 'add', parent: department }),
      refusedBecause: level < mostLevels ? undefined : t('act.too_deep'),
    },
    { label: t('act.members'), opensDialog: true, onClick: () => onOpen({ kind: 'members', department }) },
    { label: t('act.archive'), opensDialog: true, onClick: () => onOpen({ kind: 'archive', department }) },
    { label: t('web:delete'), onClick: () => moves.remove(department) },
  ];
}
