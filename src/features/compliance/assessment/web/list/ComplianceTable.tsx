import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import {
  complianceOrderings,
  complianceSorts,
  type ComplianceRow,
} from '../../compliance-assessment.contract.ts';
import { pathOfAssessment } from '../../compliance-path.rules.ts';
import { ComplianceFlags } from '../shared/ComplianceFlags.tsx';
import { ComplianceStatus } from '../shared/ComplianceStatus.tsx';
import { usePercent } from '../shared/percent.hooks.ts';
import { useStandards } from '../shared/standards.hooks.ts';
import type { ComplianceList } from './compliance-list.hooks.ts';

const idOf = ({ id }: ComplianceRow) => id;
const nameOf = ({ ref }: ComplianceRow) => ref;

function useColumns(isOfEvery: boolean): Column<ComplianceRow>[] {
  const { t } = useTranslation('compliance-assessment');
  const { flat } = usePerson().organisation;
  const percent = usePercent();
  const periodText = usePeriodText();
  const standards = useStandards();
  return useMemo(() => {
    type Id = KeyBelow<'compliance-assessment', 'list.column'>;
    const column = (
      id: Id,
      cell: Column<ComplianceRow>['cell'],
      more: Partial<Column<ComplianceRow>> = {},
    ): Column<ComplianceRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (complianceSorts as readonly string[]).includes(id),
      ...more,
    });
    const figure = (
      id: KeyBelow<'compliance-assessment', 'figure'>,
      more: Partial<Column<ComplianceRow>> = {},
    ): Column<ComplianceRow> => ({
      id,
      label: t(`figure.${id}`),
      cell: (row) => percent(row[id]),
      width: 88,
      align: 'end',
      ...more,
    });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 76 }),
      column('name', (row) => <TextLine text={row.name} />, { width: 150, isFlexible: true, card: 'title' }),
      column('standard', (row) => <TextLine text={standards.nameOf(row.standard)} />, {
        width: 124,
        hidden: !isOfEvery,
      }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('list.whole')} />, {
              width: 96,
            }),
          ]),
      column('period', (row) => periodText(row.period), { width: 64 }),
      column('status', (row) => <ComplianceStatus status={row.status} />, { width: 100, card: 'fact' }),
      figure('coverage', { width: 76 }),
      figure('compliance', { width: 92, card: 'fact' }),
      figure('of_assessed', { hidden: true }),
      figure('proven', { width: 72, card: 'fact' }),
      column('lead', (row) => <TextLine text={row.lead.name} />, { width: 96, hidden: true }),
      column('due_date', (row) => <DateText value={row.due_date} />, { width: 88, card: 'fact' }),
      column(
        'flags',
        (row) => (
          <span className="row-flags">
            <ComplianceFlags flags={row.flags} />
          </span>
        ),
        { width: 152 },
      ),
      column('kind', (row) => t(`kind.${row.kind}`), { width: 132, hidden: true }),
      column('reviewer', (row) => <TextLine text={row.reviewer?.name ?? t('page.nobody')} />, {
        width: 116,
        hidden: true,
      }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, { width: 116, hidden: true }),
    ];
  }, [t, flat, percent, periodText, standards, isOfEvery]);
}

interface ComplianceTableProps {
  label: string;
  list: ComplianceList;
  /** By whatever standard they are. */
  isOfEvery: boolean;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** Assessments in rows, each the way to its page. */
export function ComplianceTable({ label, list, isOfEvery, toolbar, empty }: ComplianceTableProps) {
  const navigate = useNavigate();
  const { read, narrow, change, limit, offset, ordering } = list;
  const open = ({ standard, id }: ComplianceRow) => void navigate(pathOfAssessment(standard, id));
  return (
    <DataTable
      label={label}
      columns={useColumns(isOfEvery)}
      rows={read.data?.data}
      rowId={idOf}
      rowName={nameOf}
      read={read}
      sort={sortOf(ordering)}
      onSort={(sort) => narrow({ ordering: orderingOf(sort, complianceOrderings) })}
      paging={usePages(read, { limit, offset, change })}
      onPeek={open}
      onOpen={open}
      memory={useScreenMemory(isOfEvery ? 'compliance-list' : 'compliance-list-by-standard')}
      density="compact"
      toolbar={toolbar}
      empty={empty}
    />
  );
}
