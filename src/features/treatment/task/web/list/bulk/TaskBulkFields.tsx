import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';
import type { BulkWish } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { usePeoplePicks } from '#features/identity/person/web/shared/people.hooks.ts';
import type { BulkSet } from '../../../task-bulk.contract.ts';
import { taskPriorities } from '../../../task-status.contract.ts';

type OnWish = (wish: BulkWish<BulkSet>) => void;

interface PersonChipProps {
  field: 'assignees' | 'reviewer';
  onWish: OnWish;
}

/** One person, or nobody, who is to do or to review all of them. */
export function PersonChip({ field, onWish }: PersonChipProps) {
  const { t } = useTranslation('treatment-task');
  const label = t(`form.${field}`);
  const setOf = (id: string | null): BulkSet =>
    field === 'reviewer' ? { reviewer_id: id } : { assignee_ids: id === null ? [] : [id] };
  return (
    <FilterChip label={label}>
      {(close) => (
        <People
          label={label}
          onChosen={(id, value) => {
            close();
            onWish({ set: setOf(id), field: label, value });
          }}
        />
      )}
    </FilterChip>
  );
}

const nobody: readonly { id: string; name: string }[] = [];
const list = { maxHeight: 360, overflow: 'auto' } as const;

interface PeopleProps {
  label: string;
  onChosen: (id: string | null, name: string) => void;
}

function People({ label, onChosen }: PeopleProps) {
  const { t } = useTranslation('treatment-task');
  const people = usePeoplePicks(nobody);
  return (
    <MenuList aria-label={label} autoFocus sx={list}>
      <MenuItem onClick={() => onChosen(null, t('words.nobody'))}>{t('words.nobody')}</MenuItem>
      {people.map((person) => (
        <MenuItem key={person.value} onClick={() => onChosen(person.value, person.label)}>
          <bdi>{person.label}</bdi>
        </MenuItem>
      ))}
    </MenuList>
  );
}

/** How urgent all of them are. */
export function PriorityChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('treatment-task');
  const label = t('form.priority');
  return (
    <FilterChip label={label}>
      {(close) => (
        <MenuList aria-label={label} autoFocus sx={list}>
          {taskPriorities.map((priority) => (
            <MenuItem
              key={priority}
              onClick={() => {
                close();
                onWish({ set: { priority }, field: label, value: t(`words.priority.${priority}`) });
              }}
            >
              {t(`words.priority.${priority}`)}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </FilterChip>
  );
}
