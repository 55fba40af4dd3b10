import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { planSorts } from '../../plan-list.contract.ts';
import type { PlanRow } from '../../plan.contract.ts';
import { PlanFlags } from '../shared/PlanFlags.tsx';
import { PlanProgress } from '../shared/PlanProgress.tsx';
import { PlanStatus } from '../shared/PlanStatus.tsx';
import { useMoney } from '#platform/web/language/money.hooks.ts';
import { planLink } from '../shared/plan-paths.ts';
import type { PlanList } from './plan-list.hooks.ts';

const idOf = ({ id }: PlanRow) => id;
const nameOf = ({ ref }: PlanRow) => ref;

function useColumns(): Column<PlanRow>[] {
  const { t } = useTranslation('treatment-plan');
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  const money = useMoney();
  return useMemo(() => {
    const column = (
      id: KeyBelow<'treatment-plan', 'list.column'>,
      cell: Column<PlanRow>['cell'],
      more: Partial<Column<PlanRow>> = {},
    ): Column<PlanRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (planSorts as readonly string[]).includes(id),
      ...more,
    });
    const amount = (id: 'budget' | 'spent', more: Partial<Column<PlanRow>> = {}) =>
      column(id, (row) => (row[id] === null ? '–' : money(row[id], row.currency)), {
        width: 88,
        align: 'end',
        ...more,
      });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 96 }),
      column('title', (row) => <TextLine text={row.title} />, {
        width: 180,
        isFlexible: true,
        card: 'title',
      }),
      column('status', (row) => <PlanStatus status={row.status} />, { width: 104, card: 'fact' }),
      column('control', (row) => <TextLine text={row.control?.title} />, { width: 176, hidden: true }),
      column('owner', (row) => <TextLine text={row.owner?.name} />, { width: 108, card: 'fact' }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('words.whole')} />, {
              width: 124,
            }),
          ]),
      column('due_on', (row) => <DateText value={row.due_on} />, { width: 116, card: 'fact' }),
      column('progress', (row) => <PlanProgress percent={row.progress} />, { width: 104, card: 'fact' }),
      amount('budget', { hidden: true }),
      column(
        'flags',
        (row) => (
          <span className="row-flags">
            <PlanFlags flags={row.flags} />
          </span>
        ),
        { width: 156 },
      ),
      column('priority', (row) => t(`words.priority.${row.priority as 1}`), { width: 104, hidden: true }),
      column('reschedules', (row) => formats.number(row.reschedules), {
        width: 104,
        align: 'end',
        hidden: true,
      }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, { width: 112, hidden: true }),
      column('approver', (row) => <TextLine text={row.approver?.name} />, { width: 148, hidden: true }),
      column('start_on', (row) => <DateText value={row.start_on} />, {
        width: 112,
        hidden: true,
      }),
      amount('spent', { hidden: true }),
      column('effort_days', (row) => (row.effort_days === null ? '–' : formats.number(row.effort_days)), {
        width: 96,
        align: 'end',
        hidden: true,
      }),
    ];
  }, [t, flat, formats, money]);
}

interface PlanTableProps {
  label: string;
  list: PlanList;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** The plans, by their due date until somebody sorts them. */
export function PlanTable({ label, list, toolbar, empty }: PlanTableProps) {
  const navigate = useNavigate();
  const open = ({ id }: PlanRow) => void navigate(planLink('view', id));
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
      <DataTable
        label={label}
        columns={useColumns()}
        rows={list.rows}
        rowId={idOf}
        rowName={nameOf}
        read={list.read}
        sort={list.sort}
        onSort={list.sortBy}
        paging={list.paging}
        onPeek={open}
        onOpen={open}
        memory={useScreenMemory('plan-list')}
        density="compact"
        toolbar={toolbar}
        empty={empty}
      />
    </Box>
  );
}
