import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { sorts, type RiskRow, type Sort } from '#features/risk/record/risk.contract.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskFlags } from '#features/risk/record/web/shared/RiskFlags.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { narrowings } from './register-address.ts';
import type { Register } from './risk-register.hooks.ts';

import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';

const idOf = ({ id }: RiskRow) => id;
const nameOf = ({ ref }: RiskRow) => ref;
const isSort = (id: string): id is Sort => (sorts as readonly string[]).includes(id);

function useColumns(): Column<RiskRow>[] {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  return useMemo(() => {
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
      column('ref', (risk) => <bdi>{risk.ref}</bdi>, { width: 104 }),
      column('title', (risk) => <TextLine text={risk.title} />, { width: 340, card: 'title' }),
      column('level', (risk) => <RiskLevel level={currentRating(risk)?.level} />, {
        width: 116,
        card: 'fact',
      }),
      column('status', (risk) => <RiskStatus risk={risk} />, { width: 156, card: 'fact' }),
      column('owner', (risk) => <TextLine text={risk.owner?.name} />, { width: 150, card: 'fact' }),
      ...(flat
        ? []
        : [
            column(
              'department',
              (risk) => <TextLine text={risk.department?.name ?? t('register.peek.whole')} />,
              {
                width: 168,
              },
            ),
          ]),
      column('category', (risk) => <TextLine text={risk.category?.name} />, { width: 136 }),
      column('flags', (risk) => <RiskFlags flags={risk.flags} compact />, { width: 132 }),
      column('review_on', (risk) => <DateText value={risk.review_on} />, {
        width: 124,
        card: 'fact',
        align: 'end',
      }),
      column('updated_at', (risk) => <DateText value={risk.updated_at} />, { width: 124, align: 'end' }),
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
      column('tags', (risk) => <TagList tags={risk.tags} />, { width: 180, hidden: true }),
    ];
  }, [t, flat]);
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
  return (
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
    />
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
