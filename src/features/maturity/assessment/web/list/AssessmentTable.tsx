import Box from '@mui/material/Box';
import { CircleGauge } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { assessmentSorts } from '../../assessment-list.contract.ts';
import { type AssessmentRow } from '../../assessment.contract.ts';
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

function useColumns(framework: FrameworkKind): Column<AssessmentRow>[] {
  const { t } = useTranslation('maturity');
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  const periodText = usePeriodText();
  const factsOf = useAssessmentFacts();
  return useMemo(() => {
    const column = (
      id: KeyBelow<'maturity', 'list.column'>,
      cell: Column<AssessmentRow>['cell'],
      more: Partial<Column<AssessmentRow>> = {},
    ): Column<AssessmentRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (assessmentSorts as readonly string[]).includes(id),
      ...more,
    });
    const figure = (id: 'current' | 'desired' | 'gap', more: Partial<Column<AssessmentRow>> = {}) =>
      column(id, (row) => (row[id] === null ? '–' : formats.number(row[id], { minimumFractionDigits: 1 })), {
        width: 88,
        align: 'end',
        ...more,
      });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 88 }),
      column('name', (row) => <NameCell row={row} />, { width: 264, card: 'title' }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('words.whole')} />, {
              width: 160,
              card: 'fact',
            }),
          ]),
      column('status', (row) => <AssessmentStatus status={row.status} />, { width: 144, card: 'fact' }),
      column('period', (row) => periodText(row.period), { width: 124, card: 'fact' }),
      column('coverage', (row) => <ShareBar percent={row.coverage} />, {
        width: 124,
        ...(flat && { card: 'fact' }),
      }),
      figure('current', { card: 'fact' }),
      figure('desired'),
      figure('gap'),
      column('assessor', (row) => <People people={row.assessor} />, { width: 168 }),
      column('due_date', (row) => <DateText value={row.due_date} />, { width: 116, align: 'end' }),
      column('flags', (row) => <AssessmentFlags {...row} />, { width: 156 }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, { width: 116, align: 'end' }),
      column('reviewer', (row) => <TextLine text={row.reviewer?.name} />, { width: 150, hidden: true }),
      ...(framework === 'cis'
        ? [column('scope', (row) => factsOf(row).scope, { width: 132, hidden: true })]
        : []),
    ];
  }, [t, flat, formats, periodText, factsOf, framework]);
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
