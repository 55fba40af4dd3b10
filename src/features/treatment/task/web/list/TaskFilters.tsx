import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { taskDues, taskStandings } from '../../task-list.contract.ts';
import type { TaskListing } from './task-list.hooks.ts';

/** Narrows the list: by words, whose tasks they are, where they stand and when they are due. */
export function TaskFilters({ list: { filter, narrow } }: { list: TaskListing }) {
  const { t } = useTranslation('treatment-task');
  return (
    <div className="list-filters">
      <SearchInput
        value={filter.q}
        onChange={(q) => narrow({ q })}
        label={t('list.filter.search')}
        placeholder={t('list.filter.search_short')}
      />
      <OneFilter
        label={t('list.filter.whose')}
        any={t('list.filter.anybody')}
        values={['1'] as const}
        nameOf={() => t('list.filter.mine')}
        value={filter.mine}
        onChange={(mine) => narrow({ mine })}
      />
      <OneFilter
        label={t('list.filter.status')}
        any={t('list.filter.any_status')}
        values={taskStandings}
        nameOf={(status) => (status === 'open' ? t('list.filter.open') : t(`words.status.${status}`))}
        value={filter.status}
        onChange={(status) => narrow({ status })}
      />
      <OneFilter
        label={t('list.filter.due')}
        any={t('list.filter.any_due')}
        values={taskDues}
        nameOf={(due) => t(`list.due.${due}`)}
        value={filter.due}
        onChange={(due) => narrow({ due })}
      />
    </div>
  );
}
