import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface TextsInputProps {
  name: string;
  label: string;
  help?: string;
}

/** Several short texts in the writer's own words: Enter adds one, and leaving the field keeps what stands there. */
const nothing: string[] = [];

export function TextsInput({ name, label, help }: TextsInputProps) {
  const { t } = useTranslation('web');
  const id = useId();
  const { field, fieldState } = useController<Record<string, string[] | undefined>, string>({ name });
  return (
    <FieldFrame id={id} label={label} help={help} optional error={fieldState.error?.message}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        size="small"
        options={nothing}
        value={field.value ?? []}
        onChange={(_, texts) =>
          field.onChange([...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))])
        }
        onBlur={field.onBlur}
        clearText={t('select.clear')}
        renderValue={(texts, itemProps) =>
          texts.map((text, index) => {
            const { key, ...item } = itemProps({ index });
            return <Chip key={key} size="small" label={<bdi>{text}</bdi>} {...item} />;
          })
        }
        renderInput={(params) => <TextField {...params} inputRef={field.ref} />}
      />
    </FieldFrame>
  );
}
