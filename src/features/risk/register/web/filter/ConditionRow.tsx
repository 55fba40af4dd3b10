import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { X } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { conditionFields } from '#features/risk/filter/condition-field.contract.ts';
import type { ListCondition } from '../register-address.ts';
import { useChoices, type ChoiceField } from './register-choices.hooks.ts';
import { isDayField, newCondition, opsOf, valuesOf, withValues } from './register-condition.ts';

interface ConditionRowProps {
  condition: ListCondition;
  onChange: (condition: ListCondition) => void;
  onRemove: () => void;
}

/** Field, comparison and value of one condition. */
export function ConditionRow({ condition, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const { field, op } = condition;
  const fields = conditionFields.filter((one) => one !== 'department' || !flat);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr 32px', sm: '160px 120px 1fr 32px' },
        gap: 1,
        alignItems: 'center',
      }}
    >
      <Select
        value={field}
        inputProps={{ 'aria-label': t('register.where.field') }}
        onChange={(event) => onChange(newCondition(event.target.value))}
        sx={{ height: 36 }}
      >
        {fields.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`register.where.fields.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Select
        value={op}
        inputProps={{ 'aria-label': t('register.where.op') }}
        onChange={(event) => onChange({ ...condition, op: event.target.value } as ListCondition)}
        sx={{ height: 36 }}
      >
        {opsOf(field).map((one) => (
          <MenuItem key={one} value={one}>
            {t(`register.where.ops.${one}`)}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ gridColumn: { xs: '1 / 3', sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' }, minWidth: 0 }}>
        {isDayField(field) ? (
          <OutlinedInput
            fullWidth
            type="date"
            size="small"
            value={condition.value}
            inputProps={{ 'aria-label': t('register.where.value') }}
            onChange={(event) => onChange({ ...condition, value: event.target.value } as ListCondition)}
            sx={{ height: 36 }}
          />
        ) : (
          <ValueSelect
            field={field}
            value={valuesOf(condition)}
            onChange={(values) => onChange(withValues(condition, values))}
          />
        )}
      </Box>
      <IconButton size="small" aria-label={t('register.where.remove')} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

function ValueSelect({
  field,
  value,
  onChange,
}: {
  field: ChoiceField;
  value: string[];
  onChange: (value: string[]) => void;
}) {
  const { t } = useTranslation('risk');
  const { choices } = useChoices(field);
  // "Open" is a word of the address for several statuses; here each is named.
  const offered = choices.filter(({ alone }) => !alone);
  const known = value.filter((one) => offered.some((choice) => choice.value === one));
  return (
    <Select
      multiple
      fullWidth
      value={known}
      inputProps={{ 'aria-label': t('register.where.value') }}
      onChange={({ target }) =>
        onChange(typeof target.value === 'string' ? target.value.split(',') : target.value)
      }
      sx={{ height: 36 }}
    >
      {offered.map((choice) => (
        <MenuItem
          key={choice.value}
          value={choice.value}
          sx={{ paddingInlineStart: 2 + 2 * (choice.depth ?? 0) }}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
