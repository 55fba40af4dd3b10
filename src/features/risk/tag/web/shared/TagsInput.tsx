import { folded } from '#platform/contract/folding.ts';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { mayCall } from '#platform/contract/access.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { addTag, listTags } from '../../risk-tag.contract.ts';

interface TagPick {
  id: string;
  name: string;
  /** Not there yet: choosing it creates it. */
  isNew?: boolean;
}

const filter = createFilterOptions<TagPick>({ stringify: ({ name }) => name });

/** The tags of a risk. Who may make tags makes one by writing it. */
export function TagsInput() {
  const { t } = useTranslation('risk');
  const id = useId();
  const person = usePerson();
  const { field, fieldState } = useController<{ tag_ids: string[] }, 'tag_ids'>({ name: 'tag_ids' });
  const tags = useRead(listTags);
  const add = useWrite(addTag);
  const all: TagPick[] = tags.data?.data ?? [];
  const chosenIds = field.value ?? [];
  const mayMake = mayCall(addTag.access, person.type);
  return (
    <FieldFrame id={id} label={t('web:field.tags')} optional error={fieldState.error?.message}>
      <Autocomplete
        id={id}
        multiple
        size="small"
        autoHighlight
        filterSelectedOptions
        loading={tags.isPending || add.isPending}
        loadingText={t('page.pick.searching')}
        options={all}
        value={chosenIds.map((one) => all.find((tag) => tag.id === one) ?? { id: one, name: '…' })}
        onChange={(_, picked) => {
          const made = picked.find(({ isNew }) => isNew);
          field.onChange(picked.filter(({ isNew }) => !isNew).map((tag) => tag.id));
          if (made)
            add.mutate(
              { body: { name: made.name } },
              { onSuccess: ({ data }) => field.onChange([...chosenIds, data.id]) },
            );
        }}
        onBlur={field.onBlur}
        filterOptions={(options, state) => {
          const found = filter(options, state);
          const name = state.inputValue.trim();
          const exists = all.some((tag) => folded(tag.name) === folded(name));
          return mayMake && name !== '' && !exists ? [...found, { id: '', name, isNew: true }] : found;
        }}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id: key, name }) => key || name}
        getOptionLabel={({ name, isNew }) => (isNew ? t('page.add.create_tag', { name }) : name)}
        noOptionsText={t('web:select.nothing')}
        openText={t('web:select.open')}
        closeText={t('web:select.close')}
        clearText={t('web:select.clear')}
        renderValue={(picked, itemProps) =>
          picked.map((tag, index) => {
            const { key, ...item } = itemProps({ index });
            return <Chip key={key} size="small" label={<bdi>{tag.name}</bdi>} {...item} />;
          })
        }
        renderInput={(params) => <TextField {...params} inputRef={field.ref} />}
      />
    </FieldFrame>
  );
}
