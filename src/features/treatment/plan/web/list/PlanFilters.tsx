import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { planDues } from '../../plan-list.contract.ts';
import { planStatuses } from '../../plan-status.contract.ts';
import type { PlanList } from './plan-list.hooks.ts';

const statuses = ['open', ...planStatuses] as const;

/** Narrows the list: by words, where plans stand, whose they are and when they are due. */
export function PlanFilters({ list: { filter, narrow } }: { list: PlanList }) {
  const { t } = useTranslation('treatment-plan');
  return (
    <div className="list-filters">
      <SearchInput
        value={filter.q}
        onChange={(q) => narrow({ q })}
        label={t('list.filter.search')}
        placeholder={t('list.filter.search_short')}
      />
      <OneFilter
        label={t('list.filter.status')}
        any={t('list.filter.any_status')}
        values={statuses}
        nameOf={(status) => (status === 'open' ? t('list.filter.open') : t(`words.status.${status}`))}
        value={filter.status}
        onChange={(status) => narrow({ status })}
      />
      <OneFilter
        label={t('list.filter.due')}
        any={t('list.filter.any_due')}
        values={planDues}
        nameOf={(due) => t(`list.due.${due}`)}
        value={filter.due}
        onChange={(due) => narrow({ due })}
      />
      <OneFilter
        label={t('list.filter.owner')}
        any={t('list.filter.any_owner')}
        values={['me'] as const}
        nameOf={() => t('list.filter.mine')}
        value={filter.owner === 'me' ? 'me' : undefined}
        onChange={(owner) => narrow({ owner })}
      />
    </div>
  );
}
