import Box from '@mui/material/Box';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { DepartmentNode } from '#features/organisation/department/department-change.contract.ts';
import { levelOf, type TreeStep } from '#features/organisation/department/department-tree.rules.ts';
import { DepartmentRow } from './DepartmentRow.tsx';
import type { Opened, DepartmentMoves } from './department-moves.hooks.ts';
import { elementAt } from '#platform/web/browser/element-at.ts';

interface DepartmentTreeProps {
  departments: readonly DepartmentNode[];
  moves: DepartmentMoves;
  onOpen: (opened: Opened) => void;
}

const isMirrored = () => document.documentElement.dir === 'rtl';

/** The step of a key that is pressed with Alt: inwards is the way one reads. */
function stepOf(key: string): TreeStep | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return isMirrored() ? 'out' : 'in';
  if (key === 'ArrowLeft') return isMirrored() ? 'in' : 'out';
  return undefined;
}

/** Departments below each other. The arrow keys go from one to the next, with Alt they move it; Enter opens it. With the mouse a row is
 *  drawn onto another one, between two, or into one. */
export function DepartmentTree({ departments, moves, onOpen }: DepartmentTreeProps) {
  const { t } = useTranslation('organisation-department-tree');
  const [active, activate] = useState<string>();
  const [dragged, drag] = useState<string>();
  const current = departments.find(({ id }) => id === active) ?? departments[0];

  const goTo = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const { id } = departments[place] ?? {};
    if (id === undefined) return;
    activate(id);
    event.currentTarget.querySelector<HTMLElement>(`[data-department="${id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Not the keys of a menu inside of a row.
    if (!elementAt(event)?.matches('[role=treeitem]') || current === undefined) return;
    const step = event.altKey ? stepOf(event.key) : undefined;
    const at = departments.indexOf(current);
    // A key that is held down moves it once.
    if (step !== undefined) {
      if (!event.repeat) moves.step(current, step);
    } else if (event.key === 'ArrowDown') goTo(event, at + 1);
    else if (event.key === 'ArrowUp') goTo(event, at - 1);
    else if (event.key === 'Home') goTo(event, 0);
    else if (event.key === 'End') goTo(event, departments.length - 1);
    else if (event.key === 'Enter') onOpen({ kind: 'edit', department: current });
    else return;
    event.preventDefault();
  };

  return (
    <Box
      role="tree"
      aria-label={t('page.title')}
      aria-describedby="tree-keys"
      onKeyDown={onKeyDown}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
    >
      {departments.map((department) => (
        <DepartmentRow
          key={department.id}
          department={department}
          level={levelOf(departments, department.id)}
          isActive={department === current}
          isDragged={department.id === dragged}
          onFocus={() => activate(department.id)}
          onDrag={drag}
          onDrop={(id, place) => moves.drop(id, department, place)}
          moves={moves}
          onOpen={onOpen}
        />
      ))}
    </Box>
  );
}
