import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { maturityStatuses, type MaturityStatus } from '../../assessment-status.contract.ts';

interface StatusFilterProps {
  value: MaturityStatus | undefined;
  onChange: (status: MaturityStatus | undefined) => void;
}

/** Narrows the list to one status; archived assessments are found only here. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('maturity');
  return (
    <Select
      size="small"
      displayEmpty
      value={(value ?? '') as MaturityStatus | ''}
      onChange={({ target }) => onChange(maturityStatuses.find((status) => status === target.value))}
      SelectDisplayProps={{ 'aria-label': t('list.filter.status') }}
      renderValue={(status: MaturityStatus | '') =>
        status === '' ? t('list.filter.any') : t(`words.status.${status}`)
      }
      sx={{ my: 1, height: 32, typography: 'table' }}
    >
      <MenuItem value="">{t('list.filter.any')}</MenuItem>
      {maturityStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {t(`words.status.${status}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
