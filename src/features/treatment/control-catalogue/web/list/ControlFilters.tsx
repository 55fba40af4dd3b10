import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import {
  controlKinds,
  controlStatuses,
  type ControlKind,
  type ControlStatus,
} from '#features/treatment/control/control-status.contract.ts';
import { controlFlags, type ControlFlag } from '#features/treatment/control/control.contract.ts';

/** What the list is narrowed to, as the address has it. */
interface Narrowing {
  q?: string | undefined;
  status?: ControlStatus | undefined;
  kind?: ControlKind | undefined;
  flag?: ControlFlag | undefined;
}

interface ControlFiltersProps {
  sent: Narrowing;
  onChange: (part: Narrowing) => void;
}

/** Narrows the catalogue by words, status, kind and what asks for a test. */
export function ControlFilters({ sent, onChange }: ControlFiltersProps) {
  const { t } = useTranslation('treatment-control');
  return (
    <div className="list-filters">
      <SearchInput label={t('list.search')} value={sent.q} onChange={(q) => onChange({ q })} />
      <OneFilter
        label={t('list.column.status')}
        any={t('list.any_status')}
        values={controlStatuses}
        nameOf={(status) => t(`words.status.${status}`)}
        value={sent.status}
        onChange={(status) => onChange({ status })}
      />
      <OneFilter
        label={t('list.column.kind')}
        any={t('list.any_kind')}
        values={controlKinds}
        nameOf={(kind) => t(`words.kind.${kind}`)}
        value={sent.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <OneFilter
        label={t('list.tests')}
        any={t('list.any_flag')}
        values={controlFlags}
        nameOf={(flag) => t(`words.flag.${flag}`)}
        value={sent.flag}
        onChange={(flag) => onChange({ flag })}
      />
    </div>
  );
}
