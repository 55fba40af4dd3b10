import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import type { RowAct } from '#platform/web/ui/table/row-acts.hooks.ts';
import { sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { sorts, type RiskFlag, type RiskRow, type Sort } from '#features/risk/record/risk.contract.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskFlags } from '#features/risk/record/web/shared/RiskFlags.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { useRiskWishes } from '#features/risk/page/web/shared/risk-wishes.hooks.tsx';
import type { EditableColumn } from './edit/cell-change.ts';
import { ReviewDay } from './ReviewDay.tsx';
import { narrowings } from './register-address.ts';
import type { Register } from './risk-register.hooks.ts';

import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';

// Comes once the rows are there: before them nobody changes a value.
const loadEditor = () => import('./edit/RiskCellEditor.tsx');
const RiskCellEditor = lazy(async () => ({ default: (await loadEditor()).RiskCellEditor }));

/** Other columns say what these flags say. */
const isTold = (flag: RiskFlag) => flag !== 'overdue_review' && flag !== 'untriaged';

const idOf = ({ id }: RiskRow) => id;
const nameOf = ({ ref }: RiskRow) => ref;
const isSort = (id: string): id is Sort => (sorts as readonly string[]).includes(id);

function useColumns(): Column<RiskRow>[] {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const { flat } = person.organisation;
  const { decides } = useDepartmentPicks();
  return useMemo(() => {
    const mayEdit = ({ status, department, owner }: RiskRow) =>
      status !== 'closed' && (decides(department?.id ?? null) || owner?.id === person.id);
    const edits = (id: EditableColumn): Partial<Column<RiskRow>> => ({
      isEditable: mayEdit,
      editor: (editing) => (
        // Until it is there, what is typed is not taken for keys of the page.
        <Suspense fallback={<input readOnly autoFocus aria-hidden style={{ opacity: 0 }} />}>
          <RiskCellEditor column={id} {...editing} />
        </Suspense>
      ),
    });
    const column = (
      id: KeyBelow<'risk', 'register.column'>,
      cell: Column<RiskRow>['cell'],
      more: Partial<Column<RiskRow>> = {},
    ): Column<RiskRow> => ({
      id,
      label: t(`register.column.${id}`),
      sortable: isSort(id),
      cell,
      ...more,
    });
    return [
      column('ref', (risk) => <bdi>{risk.ref}</bdi>, { width: 76 }),
      column('title', (risk) => <TextLine text={risk.title} />, {
        width: 220,
        isFlexible: true,
        isPinned: true,
        card: 'title',
      }),
      column('level', (risk) => <RiskLevel level={currentRating(risk)?.level} />, {
        width: 104,
        card: 'fact',
      }),
      column('status', (risk) => <RiskStatus risk={risk} />, { width: 104, card: 'fact' }),
      column('owner', (risk) => <TextLine text={risk.owner?.name} />, {
        width: 104,
        card: 'fact',
        ...edits('owner'),
      }),
      ...(flat
        ? []
        : [
            column(
              'department',
              (risk) => <TextLine text={risk.department?.name ?? t('register.peek.whole')} />,
              { width: 120, ...edits('department') },
            ),
          ]),
      column('category', (risk) => <TextLine text={risk.category?.name} />, {
        width: 128,
        hidden: true,
        ...edits('category'),
      }),
      column('review_on', (risk) => <ReviewDay risk={risk} />, {
        width: 156,
        card: 'fact',
        ...edits('review_on'),
      }),
      column('flags', (risk) => <RiskFlags flags={risk.flags.filter(isTold)} inRow />, { width: 164 }),
      column('updated_at', (risk) => <DateText value={risk.updated_at} />, {
        width: 124,
        align: 'end',
        hidden: true,
      }),
      column('inherent', (risk) => <RiskLevel level={risk.inherent?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('residual', (risk) => <RiskLevel level={risk.residual?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('target', (risk) => <RiskLevel level={risk.target?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('treatment', (risk) => t(`words.treatment.${risk.treatment}`), { width: 132, hidden: true }),
      column('tags', (risk) => <TagList tags={risk.tags} />, {
        width: 180,
        hidden: true,
        ...edits('tags'),
      }),
    ];
  }, [t, flat, decides, person.id]);
}

interface RegisterTableProps {
  register: Register;
  toolbar: ReactNode;
  selected: ReadonlySet<string>;
  /** Nobody chooses rows who may not change many. */
  onSelect: ((ids: Set<string>) => void) | undefined;
}

/** The rows of the register, as its address describes them. */
export function RegisterTable({ register, toolbar, selected, onSelect }: RegisterTableProps) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const columns = useColumns();
  const { sort, memory, state } = register;
  const filtered = narrowings(state) > 0;
  const wishes = useRiskWishes();
  const hasRows = register.rows !== undefined;
  useEffect(() => {
    if (hasRows) void loadEditor();
  }, [hasRows]);
  const acts = wishes.letters.map(({ letter, says, wish }): RowAct<RiskRow> => ({
    letter,
    says,
    run: ({ id }, edit) => {
      // The owner is changed in its place, where the column is shown.
      if (wish !== 'owner' || !edit('owner')) wishes.begin(id, wish);
    },
  }));
  return (
    <>
      <DataTable
        key={memory.generation}
        label={t('register.title')}
        columns={columns}
        rows={register.rows}
        rowId={idOf}
        rowName={nameOf}
        read={register.read}
        sort={sortOf(sort)}
        onSort={({ by, direction }) => isSort(by) && register.sortBy(direction === 'desc' ? `-${by}` : by)}
        paging={register.paging}
        selected={selected}
        {...(onSelect && { onSelect })}
        currentId={register.peeked}
        onPeek={({ id }) => register.peek(id)}
        onOpen={({ id }) => void navigate(riskLink('view', id))}
        memory={memory}
        toolbar={toolbar}
        empty={filtered ? <NothingFound onClear={register.clear} /> : <NothingYet />}
        density="compact"
        acts={acts}
        actsTitle={wishes.title}
      />
      {wishes.dialog}
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('risk');
  const action = (
    <Button variant="outlined" onClick={onClear}>
      {t('register.filter.clear')}
    </Button>
  );
  return (
    <EmptyState icon={<SearchX size={32} aria-hidden />} action={action}>
      {t('register.empty.filtered')}
    </EmptyState>
  );
}

function NothingYet() {
  const { t } = useTranslation('risk');
  const { type } = usePerson();
  const action = (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
      <Button variant="contained" component={Link} to={riskPaths.add}>
        {t('register.register_risk')}
      </Button>
      {mayCall('staff', type) && (
        <Button variant="outlined" component={Link} to={riskPaths.import}>
          {t('register.import')}
        </Button>
      )}
    </Box>
  );
  return (
    <EmptyState icon={<ShieldCheck size={32} aria-hidden />} action={action}>
      {t('register.empty.nothing')}
    </EmptyState>
  );
}
