import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ChoiceList } from '../filter/ChoiceList.tsx';
import { FilterChip } from '../filter/FilterChip.tsx';
import type { BulkWish } from './bulk-change.hooks.ts';
import { useChoices } from '../filter/register-choices.hooks.ts';

type OnWish = (wish: BulkWish) => void;
const nothing = () => undefined;

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
    <FilterChip label={label} onClear={nothing}>
      {(close) => <OneOfMany {...props} label={label} close={close} />}
    </FilterChip>
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
  const formats = useFormats();
  const [day, setDay] = useState('');
  const label = t('register.bulk.review_on');
  return (
    <FilterChip label={label} onClear={nothing}>
      {(close) => (
        <Box
          component="form"
          sx={{ p: 1.5, display: 'grid', gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            close();
            onWish({ set: { review_on: day }, field: label, value: formats.day(day) });
          }}
        >
          <OutlinedInput
            type="date"
            size="small"
            autoFocus
            required
            value={day}
            inputProps={{ 'aria-label': label }}
            onChange={(event) => setDay(event.target.value)}
          />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Button
              size="small"
              onClick={() => {
                close();
                onWish({ set: { review_on: null }, field: label, value: t('register.bulk.no_date') });
              }}
            >
              {t('register.bulk.no_date')}
            </Button>
            <Button size="small" type="submit" variant="contained" disabled={day === ''}>
              {t('register.bulk.next')}
            </Button>
          </Box>
        </Box>
      )}
    </FilterChip>
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
    <FilterChip label={label} onClear={nothing}>
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
