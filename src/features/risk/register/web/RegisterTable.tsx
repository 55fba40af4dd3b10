import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import type { RowAct } from '#platform/web/ui/table/rows/row-acts.hooks.ts';
import { sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { useRiskWishes } from '#features/risk/page/web/shared/risk-wishes.hooks.tsx';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { narrowings } from './register-address.ts';
import { isSort, loadEditor, registerDensity } from './register-columns.hooks.tsx';
import type { Register } from './risk-register.hooks.ts';

const idOf = ({ id }: RiskRow) => id;
const nameOf = ({ ref }: RiskRow) => ref;

interface RegisterTableProps {
  register: Register;
  columns: readonly Column<RiskRow>[];
  toolbar: ReactNode;
  selected: ReadonlySet<string>;
  /** Nobody chooses rows who may not change many. */
  onSelect: ((ids: Set<string>) => void) | undefined;
}

/** The rows of the register, as its address describes them. */
export function RegisterTable({ register, columns, toolbar, selected, onSelect }: RegisterTableProps) {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const { sort, memory, state, sortBy, clear } = register.asking;
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
        onSort={({ by, direction }) => isSort(by) && sortBy(direction === 'desc' ? `-${by}` : by)}
        paging={register.paging}
        selected={selected}
        {...(onSelect && { onSelect })}
        currentId={register.peeked}
        onPeek={({ id }) => register.peek(id)}
        onOpen={({ id }) => void navigate(riskLink('view', id))}
        memory={memory}
        toolbar={toolbar}
        empty={
          filtered ? (
            <NothingFound onClear={clear} />
          ) : (
            <EmptyUnit>
              <NothingYet />
            </EmptyUnit>
          )
        }
        density={registerDensity}
        isEven
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
