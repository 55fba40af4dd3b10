import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FilterChip } from '#platform/web/ui/menus/FilterChip.tsx';
import { DayChip } from '#platform/web/workflow/bulk/DayChip.tsx';
import type { BulkRequest } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import type { BulkSet } from '../../risk-bulk.contract.ts';
import { ChoiceList } from '../filter/ChoiceList.tsx';
import { useChoices } from '../filter/register-choices.hooks.ts';

type OnWish = (wish: BulkRequest<BulkSet>) => void;

interface BulkOneProps {
  field: 'owner' | 'department' | 'category' | 'treatment';
  column: 'owner_id' | 'department_id' | 'category_id' | 'treatment';
  onWish: OnWish;
}

/** One of a list for all of the chosen risks. */
export function BulkOne(props: BulkOneProps) {
  const { t } = useTranslation('risk');
  const label = t(`register.bulk.${props.field}`);
  return (
    <FilterChip label={label}>{(close) => <OneOfMany {...props} label={label} close={close} />}</FilterChip>
  );
}

type Opened<Props> = Props & { label: string; close: () => void };

function OneOfMany({ field, column, onWish, label, close }: Opened<BulkOneProps>) {
  const { choices } = useChoices(field);
  const offered = choices.filter(({ gone }) => !gone);
  return (
    <MenuList aria-label={label} autoFocus sx={{ maxHeight: 360, overflow: 'auto' }}>
      {offered.map((choice) => (
        <MenuItem
          key={choice.value}
          sx={{ paddingInlineStart: 2 + 2 * (choice.depth ?? 0) }}
          onClick={() => {
            close();
            const value = choice.value === 'none' ? null : choice.value;
            onWish({ set: { [column]: value }, field: label, value: choice.label });
          }}
        >
          {choice.label}
        </MenuItem>
      ))}
    </MenuList>
  );
}

/** The day of the next review. */
export function BulkDay({ onWish }: { onWish: OnWish }) {
  const { t } = useTranslation('risk');
  const field = t('register.bulk.review_on');
  return (
    <DayChip
      label={field}
      none={t('register.bulk.no_date')}
      next={t('register.bulk.next')}
      onChosen={(review_on, value) => onWish({ set: { review_on }, field, value })}
    />
  );
}

interface BulkTagsProps {
  column: 'add_tag_ids' | 'remove_tag_ids';
  onWish: OnWish;
}

/** Tags to put on, or to take off. */
export function BulkTags(props: BulkTagsProps) {
  const { t } = useTranslation('risk');
  const [value, setValue] = useState<string[]>([]);
  const label = t(props.column === 'add_tag_ids' ? 'register.bulk.add_tags' : 'register.bulk.remove_tags');
  return (
    <FilterChip label={label}>
      {(close) => <SomeTags {...props} label={label} close={close} value={value} onChange={setValue} />}
    </FilterChip>
  );
}

interface SomeTagsProps extends Opened<BulkTagsProps> {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

function SomeTags({ column, onWish, label, close, value, onChange }: SomeTagsProps) {
  const { t } = useTranslation('risk');
  const { choices, pending } = useChoices('tag');
  const names = choices.filter((choice) => value.includes(choice.value)).map((choice) => choice.label);
  return (
    <>
      <ChoiceList label={label} choices={choices} pending={pending} value={value} onChange={onChange} />
      <Box sx={{ p: 1, display: 'flex', justifyContent: 'end', borderTop: 1, borderColor: 'divider' }}>
        <Button
          size="small"
          variant="contained"
          disabled={value.length === 0}
          onClick={() => {
            close();
            onWish({ set: { [column]: [...value] }, field: label, value: names.join(', ') });
          }}
        >
          {t('register.bulk.next')}
        </Button>
      </Box>
    </>
  );
}
