import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns, type OwnColumn } from '#platform/web/record/record-columns.hooks.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { orderingOf, sortOf } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { complianceOrderings, type ComplianceRow } from '../../compliance-assessment.contract.ts';
import { complianceRecord } from '../../compliance-assessment.record.ts';
import { pathOfAssessment } from '../../compliance-path.rules.ts';
import { ComplianceFlags } from '../shared/ComplianceFlags.tsx';
import { ComplianceStatus } from '../shared/ComplianceStatus.tsx';
import { usePercent } from '../shared/percent.hooks.ts';
import { useStandards } from '../shared/standards.hooks.ts';
import type { ComplianceList } from './compliance-list.hooks.ts';

const feature = 'compliance-assessment';
const idOf = ({ id }: ComplianceRow) => id;
const nameOf = ({ ref }: ComplianceRow) => ref;
const statusOf = ({ status }: ComplianceRow) => <ComplianceStatus status={status} />;

function useColumns(isOfEvery: boolean) {
  const { t } = useTranslation(feature);
  const percent = usePercent();
  const periodText = usePeriodText();
  const standards = useStandards();
  const { flat } = usePerson().organisation;
  const own = useMemo(() => {
    const figure = (
      id: KeyBelow<'compliance-assessment', 'figure'>,
      more: Partial<OwnColumn<ComplianceRow>>,
    ): OwnColumn<ComplianceRow> => ({
      id,
      before: 'lead',
      label: t(`figure.${id}`),
      cell: (row) => percent(row[id]),
      width: 88,
      align: 'end',
      ...more,
    });
    const columns: OwnColumn<ComplianceRow>[] = [
      { id: 'name', width: 134 },
      {
        id: 'standard',
        width: 124,
        hidden: !isOfEvery,
        cell: ({ standard }) => <TextLine text={standards.nameOf(standard)} />,
      },
      ...(flat ? [] : [{ id: 'department', width: 96 }]),
      { id: 'period', width: 64, sortable: true, cell: ({ period }) => periodText(period) },
      { id: 'status', before: 'lead', width: 100 },
      figure('coverage', { width: 76 }),
      figure('compliance', { width: 92, card: 'fact' }),
      figure('of_assessed', { hidden: true }),
      figure('proven', { width: 72, card: 'fact' }),
      { id: 'due_date', width: 104 },
      {
        id: 'flags',
        before: 'kind',
        width: 152,
        cell: ({ flags }) => (
          <span className="row-flags">
            <ComplianceFlags flags={flags} />
          </span>
        ),
      },
      { id: 'reviewer', cell: ({ reviewer }) => <TextLine text={reviewer?.name ?? t('page.nobody')} /> },
    ];
    return columns;
  }, [t, percent, periodText, standards, isOfEvery, flat]);
  return useRecordColumns<ComplianceRow>(complianceRecord, feature, { status: statusOf, own });
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
