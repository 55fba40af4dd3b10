import Typography from '@mui/material/Typography';
import { KeySquare } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import {
  revokeApiToken,
  tokenAreas,
  type ApiToken,
} from '#features/identity/api-token/api-token.contract.ts';
import { OwnItem } from '../OwnItem.tsx';
import { keysOf } from '#platform/contract/values/keys.ts';

/** One token at this moment: what it opens, when it was last used, when it expires, and its end. */
export function TokenItem({ token, now }: { token: ApiToken; now: number }) {
  const { t } = useTranslation('workspace-profile');
  const formats = useFormats();
  const { id, name, scopes, expires_at, last_used_at } = token;
  const revoke = useWrite(revokeApiToken);
  const opened = keysOf(tokenAreas).flatMap((area) => {
    const uses = scopes.filter((scope) => scope.startsWith(`${area}:`));
    if (uses.length === 0) return [];
    const use = uses.some((scope) => scope.endsWith(':write')) ? 'write' : 'read';
    return [t('tokens.opens', { area: t(`tokens.area.${area}`), use: t(`tokens.use.${use}`) })];
  });
  const isOver = Date.parse(expires_at) <= now;
  const expires = t(isOver ? 'tokens.expired' : 'tokens.expires', { at: formats.moment(expires_at) });
  const used =
    last_used_at === null ? t('tokens.unused') : t('tokens.used', { at: formats.moment(last_used_at) });
  return (
    <OwnItem
      icon={KeySquare}
      action={
        <ConfirmButton
          size="small"
          disabled={revoke.isPending}
          aria-label={t('tokens.revoke_named', { name })}
          title={t('tokens.revoke_title')}
          text={t('tokens.revoke_text', { name })}
          verb={t('tokens.revoke')}
          onConfirm={() => revoke.mutate({ params: { id } })}
        >
          {t('tokens.revoke')}
        </ConfirmButton>
      }
    >
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {opened.join(' · ')}
      </Typography>
      <Typography variant="caption" component="p" color={isOver ? 'error' : 'textSecondary'}>
        {expires} · {used}
      </Typography>
    </OwnItem>
  );
}
