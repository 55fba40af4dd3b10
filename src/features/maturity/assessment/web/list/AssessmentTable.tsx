import Box from '@mui/material/Box';
import { CircleGauge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useRecordColumns, type OwnColumn } from '#platform/web/record/record-columns.hooks.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import type { AssessmentRow } from '../../assessment.contract.ts';
import { assessmentRecord } from '../../assessment.record.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import { AssessmentStatus } from '../shared/AssessmentStatus.tsx';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentFacts } from '../shared/assessment-facts.hooks.ts';
import { usePeriodText } from '../shared/period-text.hooks.ts';
import { AssessmentFlags } from './AssessmentFlags.tsx';
import type { AssessmentList } from './assessment-list.hooks.ts';
import { ShareBar } from './ShareBar.tsx';

const idOf = ({ id }: AssessmentRow) => id;
const nameOf = ({ ref }: AssessmentRow) => ref;

const statusOf = ({ status }: AssessmentRow) => <AssessmentStatus status={status} />;

function useColumns(framework: FrameworkKind): Column<AssessmentRow>[] {
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  const periodText = usePeriodText();
  const factsOf = useAssessmentFacts();
  const own = useMemo(() => {
    const figure = (
      id: 'current' | 'desired' | 'gap',
      more: Partial<OwnColumn<AssessmentRow>> = {},
    ): OwnColumn<AssessmentRow> => ({
      id,
      before: 'assessor',
      cell: (row) => (row[id] === null ? '–' : formats.number(row[id], { minimumFractionDigits: 1 })),
      width: 88,
      align: 'end',
      ...more,
    });
    const columns: OwnColumn<AssessmentRow>[] = [
      { id: 'ref', width: 88, sortable: false },
      { id: 'name', width: 264, isFlexible: false, cell: (row) => <NameCell row={row} /> },
      ...(flat ? [] : [{ id: 'department', width: 160 }]),
      { id: 'status', before: 'period', width: 144 },
      { id: 'period', width: 124, sortable: true, cell: ({ period }) => periodText(period) },
      {
        id: 'coverage',
        before: 'assessor',
        cell: (row) => <ShareBar percent={row.coverage} />,
        width: 124,
        sortable: true,
        ...(flat && { card: 'fact' as const }),
      },
      figure('current', { card: 'fact', sortable: true }),
      figure('desired'),
      figure('gap', { sortable: true }),
      { id: 'assessor', width: 168, cell: (row) => <People people={row.assessor} /> },
      { id: 'due_date', align: 'end' },
      { id: 'flags', before: 'reviewer', width: 156, cell: (row) => <AssessmentFlags {...row} /> },
      { id: 'updated_at', before: 'reviewer', width: 116, align: 'end', hidden: false },
      { id: 'reviewer', width: 150 },
      { id: 'groups_in_scope', width: 132, cell: (row) => factsOf(row).groups_in_scope },
    ];
    return columns;
  }, [flat, formats, periodText, factsOf]);
  const columns = useRecordColumns<AssessmentRow>(assessmentRecord, 'maturity', { status: statusOf, own });
  return useMemo(
    () => columns.filter(({ id }) => id !== 'groups_in_scope' || framework === 'cis'),
    [columns, framework],
  );
}

/** The name, and whether it is the one the dashboard shows. */
function NameCell({ row }: { row: AssessmentRow }) {
  const { t } = useTranslation('maturity');
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <TextLine text={row.name} />
      {row.is_dashboard && (
        <Box
          component="span"
          role="img"
          aria-label={t('list.shown')}
          title={t('list.shown')}
          sx={{ display: 'inline-flex', flex: 'none', color: 'primary.main' }}
        >
          <CircleGauge size={16} aria-hidden />
        </Box>
      )}
    </Box>
  );
}

function People({ people }: { people: AssessmentRow['assessor'] }) {
  const { t } = useTranslation('maturity');
  const [first, ...more] = people;
  if (first === undefined || more.length === 0) return <TextLine text={first?.name} />;
  return <TextLine text={t('list.and_more', { first: first.name, count: more.length })} />;
}

interface AssessmentTableProps {
  framework: FrameworkKind;
  label: string;
  list: AssessmentList;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** The assessments of a framework, the newest period first until somebody sorts them. */
export function AssessmentTable({ framework, label, list, toolbar, empty }: AssessmentTableProps) {
  const navigate = useNavigate();
  return (
    <DataTable
      label={label}
      columns={useColumns(framework)}
      rows={list.rows}
      rowId={idOf}
      rowName={nameOf}
      read={list.read}
      sort={list.sort}
      onSort={list.sortBy}
      paging={list.paging}
      currentId={list.peeked}
      onPeek={({ id }) => list.peek(id)}
      onOpen={(row) => void navigate(assessmentLink(row))}
      memory={useScreenMemory('maturity-list')}
      toolbar={toolbar}
      empty={empty}
    />
  );
}
