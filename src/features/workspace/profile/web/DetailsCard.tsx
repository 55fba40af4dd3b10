import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { languages } from '#platform/contract/access.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { speak } from '#platform/web/language/language.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { ownChoices } from '#features/identity/person/person.contract.ts';
import { useChangePreferences, useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { TimeZoneInput } from './shared/TimeZoneInput.tsx';

const fields = ['first_name', 'last_name', 'locale', 'timezone'] as const;
/** The part of the call's body that this form writes; its errors carry these names. */
const details = z.object({
  user: z.pick(ownChoices, { first_name: true, last_name: true, locale: true, timezone: true }),
});

/** One's name, language and time zone. */
export function DetailsCard() {
  const { t } = useTranslation('workspace-profile');
  const { user } = useOwnData();
  const [defaults] = useState(() => ({ user: chosenOf(user) }));
  const [isSaving, setSaving] = useState(false);
  const form = useContractForm(details, { feature: 'workspace-profile', defaults, draft: 'profile' });
  const change = useChangePreferences((failure: Failure) => form.showFailure(failure));

  // What changes elsewhere, the language in the toolbar say, changes here too, unless somebody is writing it.
  const { getFieldState, resetField, reset } = form;
  useEffect(() => {
    for (const field of fields)
      if (!getFieldState(`user.${field}`).isDirty)
        resetField(`user.${field}`, { defaultValue: user[field] as never });
  }, [user, getFieldState, resetField]);

  return (
    <SectionCard roomy title={t('details.title')}>
      <ContractFormBox
        form={form}
        onSubmit={async ({ user: chosen }) => {
          setSaving(true);
          const isStored = await change(chosen);
          setSaving(false);
          if (!isStored) return;
          form.discard();
          reset({ user: chosen });
          await speak(chosen.locale);
          showSnackbar({ message: t('details.saved'), variant: 'success' });
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <TextInput name="user.first_name" label={t('details.first_name')} autoComplete="given-name" />
          <TextInput name="user.last_name" label={t('details.last_name')} autoComplete="family-name" />
          <SelectInput
            name="user.locale"
            label={t('details.language')}
            choices={languages.map((value) => ({
              value,
              label: <span lang={value}>{languageNames[value]}</span>,
            }))}
          />
          <TimeZoneInput
            name="user.timezone"
            label={t('details.timezone')}
            help={t('details.timezone_help')}
          />
        </Box>
        <Button type="submit" variant="contained" disabled={isSaving}>
          {t('details.save')}
        </Button>
      </ContractFormBox>
    </SectionCard>
  );
}

const chosenOf = ({ first_name, last_name, locale, timezone }: z.infer<typeof ownChoices>) => ({
  first_name,
  last_name,
  locale,
  timezone,
});
