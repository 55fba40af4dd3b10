import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Laptop, Smartphone, Terminal, Unplug } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { endSession, type OpenedSession } from '#features/identity/session/session.contract.ts';
import { signOutPath } from '#features/identity/sign-in/web/shared/sign-out-path.ts';
import { OwnItem } from './OwnItem.tsx';

const handheld = new Set(['iPhone', 'iPad', 'Android']);

function iconOf({ browser, system }: OpenedSession) {
  if (browser === null) return Terminal;
  return system !== null && handheld.has(system) ? Smartphone : Laptop;
}

/** One place where the person is signed in. */
export function SessionItem({ session }: { session: OpenedSession }) {
  const { t } = useTranslation('workspace-profile');
  const formats = useFormats();
  const navigate = useNavigate();
  const end = useWrite(endSession);
  const { browser, system } = session;
  const place =
    browser !== null && system !== null
      ? t('sessions.browser_on_system', { browser, system })
      : (browser ?? system ?? t('sessions.unknown_place'));
  const Icon = iconOf(session);

  const signOut = () => {
    if (session.is_this) return void navigate(signOutPath);
    const showEnded = () => showSnackbar({ message: t('sessions.ended', { place }), variant: 'success' });
    return end.mutate({ params: { id: session.id } }, { onSuccess: showEnded });
  };
  return (
    <OwnItem
      icon={Icon}
      action={
        <Button
          size="small"
          color="inherit"
          disabled={end.isPending}
          aria-label={t('sessions.end_named', { place })}
          onClick={signOut}
        >
          {t('sessions.end')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {place}
        </Typography>
        {session.is_this && <StatusPill tone="success">{t('sessions.this')}</StatusPill>}
        {!session.is_bound && (
          <StatusPill tone="warning" icon={<Unplug aria-hidden />}>
            {t('sessions.unbound')}
          </StatusPill>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('sessions.times', {
          created: formats.moment(session.created_at),
          seen: formats.moment(session.last_seen_at),
        })}
      </Typography>
      {!session.is_bound && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('sessions.unbound_help')}
        </Typography>
      )}
    </OwnItem>
  );
}
