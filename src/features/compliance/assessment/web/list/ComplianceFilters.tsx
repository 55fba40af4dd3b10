import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { complianceStatuses } from '../../assessment-status.contract.ts';
import type { ComplianceList } from './compliance-list.hooks.ts';

const statuses = ['open', ...complianceStatuses] as const;

/** Narrows the list by words and by status. */
export function ComplianceFilters({ sent, narrow }: Pick<ComplianceList, 'sent' | 'narrow'>) {
  const { t } = useTranslation(['compliance-assessment', 'record']);
  return (
    <div className="list-filters">
      <SearchInput label={t('list.search')} value={sent.q} onChange={(q) => narrow({ q })} />
      <OneFilter
        label={t('web:field.status')}
        any={t('list.any_status')}
        values={statuses}
        nameOf={(status) => t(`words.status.${status}`)}
        value={sent.status}
        onChange={(status) => narrow({ status })}
      />
    </div>
  );
}
