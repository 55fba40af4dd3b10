import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type * as z from 'zod';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  changeSecurity,
  longestSession,
  securityRules,
  type readSecurity,
  type SecurityRules,
} from '../security.contract.ts';
import { leastCharacters } from '../security.rules.ts';
import { RuleSwitch } from './RuleSwitch.tsx';

type Security = z.infer<(typeof readSecurity)['response']['item']>;

/** The rules as they were when the form was opened: what somebody else changed meanwhile is not overwritten. */
export function SecurityForm({ security }: { security: Security }) {
  const { t } = useTranslation('organisation-security');
  const formats = useFormats();
  const { version, decides_alone, ...rules } = security;
  const [defaults] = useState<SecurityRules>(rules);
  const [seen, see] = useState(version);
  const form = useContractForm(securityRules, { feature: 'organisation-security', defaults });
  const change = useWrite(changeSecurity, { handled: form.showFailure });
  const between = (from: number, to: number) => ({ from: formats.number(from), to: formats.number(to) });
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
              showSnackbar({ message: t('screen.saved'), variant: 'success' });
            },
          },
        )
      }
    >
      <FieldGroup title={t('screen.sign_in')}>
        <RuleSwitch
          name="second_factor_required"
          label={t('screen.second_factor')}
          help={t('screen.second_factor_help', {
            least: formats.number(leastCharacters(false)),
            with_factor: formats.number(leastCharacters(true)),
          })}
        />
        <RuleSwitch name="listed" label={t('screen.listed')} help={t('screen.listed_help')} />
      </FieldGroup>
      <FieldGroup title={t('screen.sessions')}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <TextInput
            name="idle_minutes"
            type="number"
            label={t('screen.idle')}
            help={t('screen.idle_help', between(5, longestSession.idle_minutes))}
          />
          <TextInput
            name="session_hours"
            type="number"
            label={t('screen.hours')}
            help={t('screen.hours_help', between(1, longestSession.session_hours))}
          />
        </Box>
      </FieldGroup>
      <FieldGroup title={t('screen.decisions')}>
        <RuleSwitch
          name="self_approval"
          label={t('screen.self_approval')}
          help={t('screen.self_approval_help')}
        />
        {decides_alone && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('screen.alone')}
          </Alert>
        )}
      </FieldGroup>
      <Button type="submit" variant="contained" disabled={change.isPending}>
        {t('web:save')}
      </Button>
    </ContractFormBox>
  );
}
