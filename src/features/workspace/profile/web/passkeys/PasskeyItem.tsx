import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { removePasskey, type Passkey } from '#features/identity/passkey/passkey.contract.ts';
import { OwnItem } from '../OwnItem.tsx';

/** One passkey: what it is called, when it was last used, and its end. */
export function PasskeyItem({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const { t } = useTranslation('workspace-profile');
  const formats = useFormats();
  const remove = useWrite(removePasskey);
  const { id, name, created_at, last_used_at } = passkey;
  return (
    <OwnItem
      icon={KeyRound}
      action={
        <Box>
          <Button
            size="small"
            color="inherit"
            aria-label={t('passkeys.rename_named', { name })}
            onClick={onRename}
          >
            {t('passkeys.rename')}
          </Button>
          <ConfirmButton
            size="small"
            disabled={remove.isPending}
            aria-label={t('passkeys.remove_named', { name })}
            title={t('passkeys.remove_title')}
            text={t('passkeys.remove_text', { name })}
            verb={t('web:remove')}
            onConfirm={() => remove.mutate({ params: { id } })}
          >
            {t('web:remove')}
          </ConfirmButton>
        </Box>
      }
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {last_used_at === null
          ? t('passkeys.unused', { created: formats.moment(created_at) })
          : t('passkeys.used', { created: formats.moment(created_at), used: formats.moment(last_used_at) })}
      </Typography>
    </OwnItem>
  );
}
