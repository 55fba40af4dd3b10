import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { RegisterChip } from './RegisterChip.tsx';
import { conditionFields } from '#features/risk/filter/condition-field.contract.ts';
import type { ListCondition } from '../register-address.ts';
import { isWhole, newCondition } from './register-condition.ts';
import type { RegisterAsking } from '../risk-register.hooks.ts';

type ConditionFilterProps = Pick<RegisterAsking, 'state' | 'change'> & { wide?: boolean };

const most = 8;

/** The chip behind which any field can be asked for: conditions of which all or any have to hold. */
export function ConditionFilter({ state, change, wide = false }: ConditionFilterProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const count = state.where?.length ?? 0;
  const clear = () => change({ where: undefined, match: undefined });
  return (
    <RegisterChip
      label={t('register.where.title')}
      summary={count > 0 ? formats.number(count) : undefined}
      wide={wide}
      onClear={clear}
    >
      {(close) => (
        <Conditions
          where={state.where ?? []}
          match={state.match}
          onApply={(where, match) => {
            change({ where: where.length > 0 ? where : undefined, match });
            close();
          }}
        />
      )}
    </RegisterChip>
  );
}

interface ConditionsProps {
  where: readonly ListCondition[];
  match: 'any' | undefined;
  onApply: (where: ListCondition[], match: 'any' | undefined) => void;
}

function Conditions({ where, match, onApply }: ConditionsProps) {
  const { t } = useTranslation('risk');
  const [rows, setRows] = useState(() =>
    (where.length > 0 ? [...where] : [newCondition('treatment')]).map((condition, key) => ({
      key,
      condition,
    })),
  );
  const [matched, setMatched] = useState(match);
  const put = (key: number, condition: ListCondition) =>
    setRows(rows.map((row) => (row.key === key ? { key, condition } : row)));
  const unused = () =>
    conditionFields.find((field) => !rows.some(({ condition }) => condition.field === field)) ?? 'treatment';
  const whole = rows.map(({ condition }) => condition).filter(isWhole);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(whole, whole.length > 1 ? matched : undefined);
      }}
      sx={{ p: 2, display: 'grid', gap: 1.5, width: { xs: '100%', sm: 560 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <span>{t('register.where.text')}</span>
        <Select
          size="small"
          value={matched ?? 'all'}
          inputProps={{ 'aria-label': t('register.where.title') }}
          onChange={(event) => setMatched(event.target.value === 'any' ? 'any' : undefined)}
          sx={{ height: 32 }}
        >
          <MenuItem value="all">{t('register.where.all')}</MenuItem>
          <MenuItem value="any">{t('register.where.any')}</MenuItem>
        </Select>
      </Box>
      {rows.map(({ key, condition }) => (
        <ConditionRow
          key={key}
          condition={condition}
          onChange={(next) => put(key, next)}
          onRemove={() => setRows(rows.filter((row) => row.key !== key))}
        />
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button
          size="small"
          startIcon={<Plus size={16} aria-hidden />}
          disabled={rows.length >= most}
          onClick={() =>
            setRows([
              ...rows,
              { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, condition: newCondition(unused()) },
            ])
          }
        >
          {t('register.where.add')}
        </Button>
        <Button type="submit" size="small" variant="contained">
          {t('register.where.apply')}
        </Button>
      </Box>
    </Box>
  );
}
