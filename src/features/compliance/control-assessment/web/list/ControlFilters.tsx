import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { controlAssessmentFlags } from '../../control-assessment.contract.ts';
import { controlAssessmentStatuses, controlResults } from '../../control-assessment-status.contract.ts';
import type { ControlListing, StandardParts } from './control-list.hooks.ts';

const results = [...controlResults, 'not_applicable'] as const;

interface ControlFiltersProps {
  list: ControlListing;
  parts: StandardParts;
  /** Gives a section to people; without it nobody here may. */
  onAssign: (() => void) | undefined;
}

/** Narrows the list: by words, section, who answers, where it stands, how far it is met and what asks for attention. */
export function ControlFilters({ list: { filter, narrow }, parts, onAssign }: ControlFiltersProps) {
  const { t } = useTranslation('compliance-control-assessment');
  return (
    <div className="list-filters">
      <SearchInput
        value={filter.q}
        onChange={(q) => narrow({ q })}
        label={t('list.filter.search')}
        placeholder={t('list.filter.search_short')}
      />
      <PartFilter
        label={t('list.filter.section')}
        any={t('list.filter.any_section')}
        parts={parts.sections}
        value={filter.section}
        onChange={(section) => narrow({ section })}
      />
      {parts.groups.length > 0 && (
        <PartFilter
          label={t('list.filter.group')}
          any={t('list.filter.any_group')}
          parts={parts.groups}
          value={filter.group}
          onChange={(group) => narrow({ group })}
        />
      )}
      <OneFilter
        label={t('list.filter.owner')}
        any={t('list.filter.anybody')}
        values={['me']}
        nameOf={() => t('list.filter.mine')}
        value={filter.owner}
        onChange={(owner) => narrow({ owner })}
      />
      <OneFilter
        label={t('list.filter.status')}
        any={t('list.filter.any_status')}
        values={controlAssessmentStatuses}
        nameOf={(status) => t(`words.status.${status}`)}
        value={controlAssessmentStatuses.find((one) => one === filter.status)}
        onChange={(status) => narrow({ status })}
      />
      <OneFilter
        label={t('list.filter.result')}
        any={t('list.filter.any_result')}
        values={results}
        nameOf={(result) => t(`words.result.${result}`)}
        value={results.find((one) => one === filter.result)}
        onChange={(result) => narrow({ result })}
      />
      <OneFilter
        label={t('list.filter.flag')}
        any={t('list.filter.any_flag')}
        values={controlAssessmentFlags}
        nameOf={(flag) => t(`words.flag.${flag}`)}
        value={controlAssessmentFlags.find((one) => one === filter.flag)}
        onChange={(flag) => narrow({ flag })}
      />
      {onAssign && (
        <Button
          size="small"
          startIcon={<UserPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onAssign}
        >
          {t('list.assign')}
        </Button>
      )}
    </div>
  );
}

interface PartFilterProps {
  label: string;
  any: string;
  parts: readonly { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const PartFilter = ({ parts, value, ...filter }: PartFilterProps) => (
  <OneFilter
    {...filter}
    values={parts.map((part) => part.value)}
    nameOf={(one) => parts.find((part) => part.value === one)?.label ?? one}
    // Until the standard is read its parts have no names.
    value={parts.some((part) => part.value === value) ? value : undefined}
  />
);
