import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { findingKinds, findingStatuses } from '../../finding-status.contract.ts';
import type { FindingList } from './finding-list.hooks.ts';

const ofAny = {
  assessment: undefined,
  control_assessment: undefined,
  control: undefined,
  risk: undefined,
};
const statuses = ['unfinished', ...findingStatuses] as const;

/** Narrows the list: by words, by where findings stand and what kind they are, whose they are and what is overdue. */
export function FindingFilters({ sent, narrow, isOfOne }: Pick<FindingList, 'sent' | 'narrow' | 'isOfOne'>) {
  const { t } = useTranslation('compliance-finding');
  return (
    <div className="list-filters">
      <SearchInput
        value={sent.q}
        onChange={(q) => narrow({ q })}
        label={t('list.filter.search')}
        placeholder={t('list.filter.search_short')}
      />
      <OneFilter
        label={t('list.filter.status')}
        any={t('list.filter.any_status')}
        values={statuses}
        nameOf={(status) => (status === 'unfinished' ? t('list.filter.open') : t(`words.status.${status}`))}
        value={sent.status}
        onChange={(status) => narrow({ status })}
      />
      <OneFilter
        label={t('list.filter.kind')}
        any={t('list.filter.any_kind')}
        values={findingKinds}
        nameOf={(kind) => t(`words.kind.${kind}`)}
        value={sent.kind}
        onChange={(kind) => narrow({ kind })}
      />
      <OneFilter
        label={t('list.filter.due')}
        any={t('list.filter.any_due')}
        values={['overdue'] as const}
        nameOf={() => t('list.filter.overdue')}
        value={sent.flag === 'overdue' ? 'overdue' : undefined}
        onChange={(flag) => narrow({ flag })}
      />
      <OneFilter
        label={t('list.filter.owner')}
        any={t('list.filter.any_owner')}
        values={['me'] as const}
        nameOf={() => t('list.filter.mine')}
        value={sent.owner === 'me' ? 'me' : undefined}
        onChange={(owner) => narrow({ owner })}
      />
      {isOfOne && (
        <Button
          size="small"
          endIcon={<X size={14} aria-hidden />}
          aria-label={t('list.filter.of_any')}
          onClick={() => narrow(ofAny)}
        >
          {t('list.filter.of_one')}
        </Button>
      )}
    </div>
  );
}
