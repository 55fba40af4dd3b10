import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { levelBases, type LevelBasis } from '#features/risk/model/risk-level-names.contract.ts';
import { type Standing } from '#features/risk/record/risk-status.contract.ts';
import type { RiskFlag } from '#features/risk/record/risk.contract.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { ConditionFilter } from './ConditionFilter.tsx';
import { RegisterChip } from './RegisterChip.tsx';
import { narrowings } from '../register-address.ts';
import type { RegisterAsking } from '../risk-register.hooks.ts';
import '#platform/web/ui/buttons/buttons.css';

interface RegisterFiltersProps {
  register: Pick<RegisterAsking, 'state' | 'change' | 'clear'>;
  /** All in a bar, only those that narrow now, or one below the other in a sheet. */
  as: 'bar' | 'active' | 'sheet';
}

/** What the register is narrowed to, one chip each; all of it is in the address. */
export function RegisterFilters({ register: { state, change, clear }, as }: RegisterFiltersProps) {
  // Whatever is written to the address is a word about the business unit: the chips are drawn for another one alone.
  const hasUnit = useDepartment().department !== undefined;
  return <Chips {...{ state, change, clear, as, hasUnit }} />;
}

type ChipsProps = RegisterFiltersProps['register'] & Pick<RegisterFiltersProps, 'as'> & { hasUnit: boolean };

const Chips = memo(function Chips({ state, change, clear, as, hasUnit }: ChipsProps) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const stacked = as === 'sheet';
  const isShown = (value: unknown) => as !== 'active' || value !== undefined;
  const status = state.status === 'open' ? ['open'] : state.status;
  // Within one business unit there is little left to choose.
  const hasDepartments = !flat && (!hasUnit || state.department !== undefined);
  const plain = (['department', 'owner', 'category', 'tag'] as const).filter(
    (field) => field !== 'department' || hasDepartments,
  );
  return (
    <>
      {isShown(status) && (
        <ChoiceFilter
          field="status"
          label={t('register.filter.status')}
          value={status}
          wide={stacked}
          onChange={(next) =>
            change({ status: next?.[0] === 'open' ? 'open' : (next as Standing[] | undefined) })
          }
        />
      )}
      {isShown(state.level) && (
        <ChoiceFilter
          field="level"
          label={
            state.level && state.basis && state.basis !== 'current'
              ? t(`words.basis.${state.basis}`)
              : t('register.filter.level')
          }
          value={state.level?.map(String)}
          wide={stacked}
          onChange={(next) =>
            change({ level: next?.map(Number), ...(next === undefined && { basis: undefined }) })
          }
        >
          <BasisToggle
            value={state.basis ?? 'current'}
            onChange={(basis) => change({ basis: basis === 'current' ? undefined : basis })}
          />
        </ChoiceFilter>
      )}
      {plain
        // In a bar of one line tags are among the further filters, until they narrow.
        .filter((field) =>
          field === 'tag' && as === 'bar' ? state.tag !== undefined : isShown(state[field]),
        )
        .map((field) => (
          <ChoiceFilter
            key={field}
            field={field}
            label={t(`register.filter.${field}`)}
            value={state[field]}
            wide={stacked}
            onChange={(next) => change({ [field]: next })}
          />
        ))}
      {isShown(state.flag) && (
        <ChoiceFilter
          field="flag"
          label={t('register.filter.flag')}
          value={state.flag}
          wide={stacked}
          onChange={(next) => change({ flag: next as RiskFlag[] | undefined })}
        />
      )}
      <LinkedChips state={state} change={change} stacked={stacked} />
      {isShown(state.where) && <ConditionFilter state={state} change={change} wide={stacked} />}
      {narrowings(state) > 0 && (
        <button type="button" className="plain-button is-primary" onClick={clear}>
          {t('register.filter.clear')}
        </button>
      )}
    </>
  );
});

function BasisToggle({ value, onChange }: { value: LevelBasis; onChange: (basis: LevelBasis) => void }) {
  const { t } = useTranslation('risk');
  return (
    <Box sx={{ p: 1, pb: 0 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-label={t('register.filter.level')}
        onChange={(_, next: LevelBasis | null) => next && onChange(next)}
      >
        {levelBases.map((basis) => (
          <ToggleButton key={basis} value={basis} sx={{ textTransform: 'none', px: 1 }}>
            {t(`words.basis.${basis}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

type LinkedProps = Pick<RegisterAsking, 'state' | 'change'> & { stacked: boolean };

/** What a dashboard's picture narrows to: it came with a link, and can be taken away. */
function LinkedChips({ state: { cell, itself, arrival, from, to }, change, stacked }: LinkedProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const { departments } = useDepartment();
  const model = useRead(readModel, undefined, { enabled: cell !== undefined }).data?.data.active;
  const formats = useFormats();
  const span = () => {
    if (from && to) return t('register.filter.span', { from: formats.day(from), to: formats.day(to) });
    return from
      ? t('register.filter.since', { from: formats.day(from) })
      : t('register.filter.until', { to: formats.day(to ?? '') });
  };
  const cellInWords = ({ basis, likelihood, consequence }: NonNullable<typeof cell>) => {
    const [likely, bad] = [
      model?.likelihood_steps[likelihood - 1],
      model?.consequence_steps[consequence - 1],
    ];
    return t('register.filter.cell_is', {
      basis: t(`words.basis.${basis}`),
      likelihood: likely ? words.stepName(likely) : formats.number(likelihood),
      consequence: bad ? words.stepName(bad) : formats.number(consequence),
    });
  };
  return (
    <>
      {itself && (
        <RegisterChip
          label={t('register.filter.itself')}
          summary={departments.find(({ id }) => id === itself)?.name ?? t('register.filter.unknown')}
          wide={stacked}
          onClear={() => change({ itself: undefined })}
        />
      )}
      {cell && (
        <RegisterChip
          label={t('register.filter.cell')}
          summary={cellInWords(cell)}
          wide={stacked}
          onClear={() => change({ cell: undefined })}
        />
      )}
      {arrival && (
        <RegisterChip
          label={t('register.filter.arrival')}
          summary={t('register.filter.arrival_is', {
            status: t(`words.status.${arrival.status}`),
            from: formats.day(arrival.from),
            to: formats.day(arrival.to),
          })}
          wide={stacked}
          onClear={() => change({ arrival: undefined })}
        />
      )}
      {(from || to) && (
        <RegisterChip
          label={t('register.filter.raised')}
          summary={span()}
          wide={stacked}
          onClear={() => change({ from: undefined, to: undefined })}
        />
      )}
    </>
  );
}
