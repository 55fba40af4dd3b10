import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { languages } from '#platform/contract/access.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useFreshOwnData } from '#features/identity/person/web/shared/fresh-own-data.hooks.ts';
import {
  changeOrganisation,
  organisationDetails,
  type readOrganisation,
} from '#features/organisation/organisation/organisation-settings.contract.ts';
import { MonthInput } from './MonthInput.tsx';
import { TimeZoneInput } from '#features/workspace/profile/web/shared/TimeZoneInput.tsx';

type Organisation = z.infer<(typeof readOrganisation)['response']['item']>;

/** What the organisation is called and how it reckons, as it was when the form was opened. */
export function OrganisationForm({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation('organisation-settings');
  const { language } = useLanguage();
  const { slug, license: _, version, ...known } = organisation;
  const [defaults] = useState(known);
  const [seen, see] = useState(version);
  const form = useContractForm(organisationDetails, { feature: 'organisation-organisation', defaults });
  const change = useWrite(changeOrganisation, { handled: form.showFailure });
  const refreshOwnData = useFreshOwnData();
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((code) => ({
      value: code,
      label: `\u2066${code}\u2069 ${names.of(code) ?? ''}`,
    }));
  }, [language]);
  return (
    <ContractFormBox
      form={form}
      onSubmit={(wanted) =>
        change.mutate(
          { body: { ...wanted, version: seen } },
          {
            onSuccess: ({ data }) => {
              see(data.version);
              form.reset(wanted);
              void refreshOwnData();
              showSnackbar({ message: t('screen.saved'), variant: 'success' });
            },
          },
        )
      }
    >
      <TextInput
        name="name"
        label={t('web:field.name')}
        help={t('screen.slug', { slug: `\u2066${slug}\u2069` })}
        autoComplete="organization"
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <SelectInput
          name="default_locale"
          label={t('screen.language')}
          help={t('screen.language_help')}
          choices={languages.map((value) => ({
            value,
            label: <span lang={value}>{languageNames[value]}</span>,
          }))}
        />
        <TimeZoneInput name="timezone" label={t('screen.timezone')} help={t('screen.timezone_help')} />
        <PickInput
          name="currency"
          label={t('screen.currency')}
          none={t('screen.currency')}
          picks={currencies}
        />
        <MonthInput name="fiscal_year_start" label={t('screen.fiscal_year')} />
      </Box>
      <Button type="submit" variant="contained" disabled={change.isPending}>
        {t('web:save')}
      </Button>
    </ContractFormBox>
  );
}
