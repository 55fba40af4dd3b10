import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { makeApiToken, mostDays } from '#features/identity/api-token/api-token.contract.ts';
import { ScopesInput } from './ScopesInput.tsx';

const usualDays = 90;

/** Asks what a token is for, what it opens and for how long; answers the token, which is shown once. */
export function MakeTokenDialog({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (token: string) => void;
}) {
  const { t } = useTranslation('workspace-profile');
  const form = useContractForm(makeApiToken.body, {
    feature: 'workspace-profile',
    defaults: { name: '', scopes: ['risk:read'], days: usualDays },
  });
  const make = useWrite(makeApiToken, { handled: form.showFailure });
  return (
    <FormDialog
      open
      title={t('tokens.make_title')}
      verb={t('tokens.make')}
      form={form}
      busy={make.isPending}
      onClose={onClose}
      onSubmit={(body) => make.mutate({ body }, { onSuccess: ({ data }) => onMade(data.token) })}
    >
      <TextInput name="name" label={t('web:field.name')} help={t('tokens.name_help')} autoFocus />
      <ScopesInput name="scopes" label={t('tokens.scopes')} />
      <TextInput
        name="days"
        type="number"
        label={t('tokens.days')}
        help={t('tokens.days_help', { most: mostDays })}
      />
    </FormDialog>
  );
}
