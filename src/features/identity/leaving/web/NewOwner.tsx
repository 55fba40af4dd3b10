import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { FoundPicks } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { usePickList } from '#platform/web/ui/inputs/pick-list.hooks.tsx';

interface NewOwnerProps {
  /** What they take over. */
  label: string;
  found: FoundPicks;
  chosen: string | undefined;
  /** Who takes it over while nobody is chosen here. */
  otherwise?: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Who takes something over. */
export function NewOwner({ label, found, chosen, otherwise, onChoose }: NewOwnerProps) {
  const { t } = useTranslation('identity-leaving');
  const list = usePickList(found);
  const { picks } = found;
  const nameOf = (id: string | undefined) => picks.find(({ value }) => value === id)?.label;
  return (
    <Autocomplete
      {...list}
      fullWidth
      value={picks.find(({ value }) => value === chosen) ?? null}
      onChange={(_, pick) => onChoose(pick?.value)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={nameOf(otherwise) ?? t('dialog.nobody')}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
