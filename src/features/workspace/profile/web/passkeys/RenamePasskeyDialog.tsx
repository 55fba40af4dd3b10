import * as z from 'zod/mini';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  passkey as shape,
  renamePasskey,
  type Passkey,
} from '#features/identity/passkey/passkey.contract.ts';

const named = z.pick(shape, { name: true });

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('workspace-profile');
  const form = useContractForm(named, { feature: 'workspace-profile', defaults: { name: passkey.name } });
  const rename = useWrite(renamePasskey, { handled: form.showFailure });
  return (
    <FormDialog
      open
      title={t('passkeys.rename_title')}
      verb={t('passkeys.rename')}
      form={form}
      busy={rename.isPending}
      onClose={onClose}
      onSubmit={({ name }) =>
        rename.mutate(
          { params: { id: passkey.id }, body: { name, version: passkey.version } },
          { onSuccess: onClose },
        )
      }
    >
      <TextInput name="name" label={t('web:field.name')} autoFocus />
    </FormDialog>
  );
}
