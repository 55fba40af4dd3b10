import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import { laneKinds } from '../lane/lane.rules.ts';
import type { Filtering } from './filters.hooks.ts';

const dues = ['overdue', 'week', 'none'] as const;

/** Narrows a board to some of its cards. */
export function BoardFilters({ filters, change, isNarrowed, clear }: Filtering) {
  const { t } = useTranslation(['board-page', 'record']);
  const { board, lanes } = useBoardView();
  const { id: self } = usePerson();
  const { admins, members, viewers, labels } = board;
  const names = useMemo(
    () => new Map([...admins, ...members, ...viewers].map(({ id, name }) => [id, name])),
    [admins, members, viewers],
  );
  const people = ['me', ...[...names.keys()].filter((id) => id !== self)];
  const { q, label, person, due } = filters;
  return (
    <div className="board-filters" role="search" aria-label={t('filter.title')}>
      <SearchInput value={q} onChange={(words) => change({ q: words })} label={t('filter.search')} />
      <OneFilter
        label={t('filter.person')}
        any={t('filter.any_person')}
        values={people}
        nameOf={(one) => (one === 'me' ? t('filter.me') : (names.get(one) ?? ''))}
        value={people.find((one) => one === person)}
        onChange={(one) => change({ person: one })}
      />
      {labels.length > 0 && (
        <OneFilter
          label={t('filter.label')}
          any={t('filter.any_label')}
          values={labels.map(({ id }) => id)}
          nameOf={(one) => labels.find(({ id }) => id === one)?.name ?? ''}
          value={labels.find(({ id }) => id === label)?.id}
          onChange={(one) => change({ label: one })}
        />
      )}
      <OneFilter
        label={t('filter.due')}
        any={t('filter.any_due')}
        values={dues}
        nameOf={(one) => t(`filter.due_${one}`)}
        value={due}
        onChange={(one) => change({ due: one })}
      />
      <OneFilter
        label={t('lane.title')}
        any={t('lane.no_lanes')}
        values={laneKinds}
        nameOf={(one) => t(`lane.${one}`)}
        value={lanes.by}
        onChange={lanes.choose}
      />
      {isNarrowed && (
        <button type="button" className="plain-button" onClick={clear}>
          <X size={14} aria-hidden />
          {t('list.reset')}
        </button>
      )}
    </div>
  );
}
