import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';
import type { BulkRequest } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { PeopleMenu } from '#features/identity/candidate/web/shared/PeopleMenu.tsx';
import type { BulkSet } from '../../../task-bulk.contract.ts';
import { taskPriorities } from '../../../task-status.contract.ts';

type OnWish = (wish: BulkRequest<BulkSet>) => void;

interface PersonChipProps {
  field: 'assignees' | 'reviewer';
  onWish: OnWish;
}

/** One person, or nobody, who is to do or to review all of them. */
export function PersonChip({ field, onWish }: PersonChipProps) {
  const { t } = useTranslation(['treatment-task', 'record', 'web']);
  const label = t(`field.${field}`);
  const setOf = (id: string | null): BulkSet =>
    field === 'reviewer' ? { reviewer_id: id } : { assignee_ids: id === null ? [] : [id] };
  return (
    <FilterChip label={label}>
      {(close) => (
        <PeopleMenu
          label={label}
          none={t('web:record.nobody')}
          onChosen={(id, value) => {
            close();
            onWish({ set: setOf(id), field: label, value });
          }}
        />
      )}
    </FilterChip>
  );
}

const list = { maxHeight: 360, overflow: 'auto' } as const;

/** How urgent all of them are. */
export function PriorityChip({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation(['treatment-task', 'record']);
  const label = t('field.priority');
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
