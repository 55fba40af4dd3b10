import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ChoiceCards } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useEveryDepartment } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import {
  connectionKinds,
  firstTypes,
  saveConnection,
  testConnection,
  type ConnectionKind,
  type ConnectionProblem,
  type SingleSignOn,
} from '../single-sign-on.contract.ts';
import { ProviderFields, usualSettings } from './ProviderFields.tsx';

/** Called the same in every language. */
const protocols = { saml: 'SAML 2.0', oidc: 'OpenID Connect' };

const noneYet = {
  version: null,
  name: '',
  settings: usualSettings.saml,
  is_just_in_time: false,
  first_type: 'User' as const,
  first_department_ids: [],
  is_enabled: true,
  is_enforced: false,
};

/** What it was found to be when it was tried. */
function Tried({ problem, detail }: { problem: ConnectionProblem | null; detail: string | null }) {
  const { t } = useTranslation('identity-single-sign-on');
  return (
    <Alert severity={problem === null ? 'success' : 'error'} variant="outlined" sx={{ my: 2 }} role="status">
      {problem === null ? t('screen.works') : t(`problem.${problem}`)}
      {detail !== null && (
        <Typography component="p" variant="caption" dir="ltr" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      )}
    </Alert>
  );
}

/** The connection to the organisation's provider: its kind, what it needs, whose people it is for. */
export function ConnectionForm({ known: { connection, domains } }: { known: SingleSignOn }) {
  const { t } = useTranslation('identity-single-sign-on');
  const { has_secret: hasSecret, ...stored } = connection ?? { ...noneYet, domains, has_secret: false };
  const form = useContractForm(saveConnection.body, { feature: 'identity-single-sign-on', defaults: stored });
  const [kind, setKind] = useState<ConnectionKind>(stored.settings.kind);
  const isEnforced = useWatch({ control: form.control, name: 'is_enforced' });
  const save = useWrite(saveConnection, { handled: form.showFailure });
  const test = useWrite(testConnection, { handled: form.showFailure });
  const choose = (chosen: string) => {
    const next = chosen as ConnectionKind;
    const settings = connection?.settings.kind === next ? connection.settings : usualSettings[next];
    form.setValue('settings', settings, { shouldDirty: true });
    form.clearErrors();
    test.reset();
    setKind(next);
  };
  const tryOut = async () => {
    const { settings, secret } = form.getValues();
    if (await form.trigger('settings')) test.mutate({ body: { settings, secret } });
  };
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        save.mutate(
          { body },
          { onSuccess: () => showSnackbar({ message: t('screen.saved'), variant: 'success' }) },
        )
      }
    >
      <ChoiceCards
        label={t('screen.kind')}
        choices={connectionKinds.map((one) => ({
          value: one,
          label: one === 'ldap' ? t('directory_kind') : protocols[one],
          help: t(`kind_help.${one}`),
        }))}
        field={{ value: kind, onChange: choose, onBlur: () => undefined, ref: () => undefined }}
      />
      <TextInput name="name" label={t('screen.name')} help={t('screen.name_help')} />
      <ProviderFields key={kind} kind={kind} hasSecret={hasSecret && connection?.settings.kind === kind} />
      <PicksInput
        name="domains"
        label={t('screen.domains')}
        help={t('screen.domains_help')}
        none={t('screen.no_domains')}
        picks={domains.map((domain) => ({ value: domain, label: domain }))}
      />
      <JoiningFields />
      <CheckInput name="is_enabled" label={t('screen.enabled')} />
      <CheckInput name="is_enforced" label={t('screen.enforced')} help={t('screen.enforced_help')} />
      {isEnforced === true && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('screen.enforced_warning')}
        </Alert>
      )}
      {test.data !== undefined && <Tried {...test.data.data} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {t('screen.save')}
        </Button>
        <Button variant="outlined" disabled={test.isPending} onClick={() => void tryOut()}>
          {t('screen.test')}
        </Button>
      </Box>
    </ContractFormBox>
  );
}

/** Whether whoever the provider knows joins by signing in, and as what. */
function JoiningFields() {
  const { t } = useTranslation('identity-single-sign-on');
  const { picks } = useEveryDepartment();
  return (
    <>
      <CheckInput
        name="is_just_in_time"
        label={t('screen.just_in_time')}
        help={t('screen.just_in_time_help')}
      />
      <SelectInput
        name="first_type"
        label={t('screen.first_type')}
        choices={firstTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      {picks.length > 0 && (
        <PicksInput
          name="first_department_ids"
          label={t('screen.first_departments')}
          none={t('screen.no_departments')}
          optional
          picks={picks}
        />
      )}
    </>
  );
}
