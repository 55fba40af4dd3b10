import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { maturityStatuses, type MaturityStatus } from '../../assessment-status.contract.ts';

interface StatusFilterProps {
  value: MaturityStatus | undefined;
  onChange: (status: MaturityStatus | undefined) => void;
}

/** Narrows the list to one status; archived assessments are found only here. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation(['maturity', 'record']);
  return (
    <OneFilter
      label={t('web:field.status')}
      any={t('list.filter.any')}
      values={maturityStatuses}
      nameOf={(status) => t(`words.status.${status}`)}
      value={value}
      onChange={onChange}
    />
  );
}
