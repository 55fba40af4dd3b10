import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useFirstSignInDone } from '#features/identity/person/web/shared/first-sign-in.hooks.ts';
import { InviteForm } from './InviteForm.tsx';

/** What an Admin sees at the first sign-in (specification 2): whom to ask to join, or nobody for now. */
export function InviteMembersPage() {
  const { t } = useTranslation('organisation-invitation');
  const navigate = useNavigate();
  const { finish, isPending } = useFirstSignInDone(() => void navigate('/', { replace: true }));
  return (
    <>
      <PageHeader title={t('members.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {t('members.text')}
        </Typography>
        <InviteForm
          leave={{
            before: t('members.skip'),
            after: t('members.go_on'),
            onClick: finish,
            disabled: isPending,
          }}
        />
      </Box>
    </>
  );
}
