import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { actsOn } from '../risk-control-status.contract.ts';

/** What people say of a link: what the control acts on, how strongly, and since when. */
export function LinkFields({ title }: { title: string }) {
  const { t } = useTranslation('treatment-control');
  return (
    <FieldGroup title={title}>
      <SelectInput
        name="acts_on"
        label={t('field.acts_on')}
        choices={actsOn.map((value) => ({ value, label: t(`words.acts_on.${value}`) }))}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextInput
          name="design"
          type="number"
          label={t('field.design')}
          help={t('link.design_help')}
          empty={undefined}
        />
        <TextInput name="since" type="date" label={t('field.since')} empty={undefined} />
      </Box>
      <TextInput name="note" label={t('field.note')} multiline minRows={2} optional empty={null} />
    </FieldGroup>
  );
}
