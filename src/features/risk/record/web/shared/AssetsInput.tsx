import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';

/** What a risk is about, in the writer's own words: Enter adds one, and leaving the field keeps what stands there. */
export function AssetsInput() {
  const { t } = useTranslation('risk');
  const id = useId();
  const { field, fieldState } = useController({ name: 'assets' });
  return (
    <FieldFrame
      id={id}
      label={t('page.add.assets')}
      help={t('page.add.assets_help')}
      optional
      error={fieldState.error?.message}
    >
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        size="small"
        options={[] as string[]}
        value={(field.value ?? []) as string[]}
        onChange={(_, assets) =>
          field.onChange([...new Set(assets.map((asset) => asset.trim()).filter((asset) => asset !== ''))])
        }
        onBlur={field.onBlur}
        clearText={t('web:select.clear')}
        renderValue={(assets, itemProps) =>
          assets.map((asset, index) => {
            const { key, ...item } = itemProps({ index });
            return <Chip key={key} size="small" label={<bdi>{asset}</bdi>} {...item} />;
          })
        }
        renderInput={(params) => <TextField {...params} inputRef={field.ref} />}
      />
    </FieldFrame>
  );
}
