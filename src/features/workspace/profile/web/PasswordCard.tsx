import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { CheckInput } from '#platform/web/ui/inputs/CheckInput.tsx';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { isLongEnough } from '#features/identity/password/password.rules.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import { useChangePassword } from './password-change.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

/** What can be known here; names and the current password the server looks at. */
const passwordsOf = (isFactorRequired: boolean) =>
  z
    .object({
      current_password: z.string().min(1),
      password: z.string().check(({ value, issues }) => {
        if (isLongEnough(value, isFactorRequired)) return;
        const minimum = leastCharacters(isFactorRequired);
        issues.push({ code: 'too_small', origin: 'string', minimum, input: value });
      }),
      again: z.string().min(1),
      end_api_tokens: z.boolean(),
    })
    .refine(({ password, again }) => password === again, { path: ['again'], message: 'passwords_differ' });
const defaults = { current_password: '', password: '', again: '', end_api_tokens: false };

/** A new password, proved by the current one. What is typed here is never kept as a draft. */
export function PasswordCard() {
  const { t } = useTranslation('workspace-profile');
  const { email, organization_data } = useOwnData();
  const isFactorRequired = organization_data.second_factor_required;
  const passwords = passwordsOf(isFactorRequired);
  const [isShown, setShown] = useState(false);
  const form = useContractForm(passwords, { feature: 'workspace-profile', defaults });
  const change = useChangePassword(form.showFailure);
  const type = isShown ? 'text' : 'password';

  return (
    <SectionCard roomy title={t('password.title')}>
      <ContractFormBox
        form={form}
        onSubmit={({ current_password: current, password: next, end_api_tokens: endsTokens }) =>
          change.mutate(
            { email, current, next, endsTokens },
            {
              onSuccess: (changed) => {
                if (changed) form.discard();
                showSnackbar(
                  changed
                    ? { message: t('password.changed'), variant: 'success' }
                    : { message: t('password.unchanged'), variant: 'error' },
                );
              },
            },
          )
        }
      >
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Box sx={{ maxWidth: 352 }}>
          <TextInput
            name="current_password"
            label={t('password.current')}
            type={type}
            autoComplete="current-password"
          />
          <TextInput
            name="password"
            label={t('password.next')}
            help={t('password.help', { least: String(leastCharacters(isFactorRequired)) })}
            type={type}
            autoComplete="new-password"
          />
          <TextInput name="again" label={t('password.again')} type={type} autoComplete="new-password" />
        </Box>
        <FormControlLabel
          sx={{ display: 'flex' }}
          control={<Checkbox size="small" checked={isShown} onChange={(_, show) => setShown(show)} />}
          label={t('password.show')}
        />
        <CheckInput
          name="end_api_tokens"
          label={t('password.end_tokens')}
          help={t('password.end_tokens_help')}
        />
        <Button type="submit" variant="contained" disabled={change.isPending}>
          {t('password.change')}
        </Button>
      </ContractFormBox>
    </SectionCard>
  );
}
