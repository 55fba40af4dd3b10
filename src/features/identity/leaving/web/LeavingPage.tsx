import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { DeactivateDialog } from './shared/DeactivateDialog.tsx';

/** The members, and the way out for each. */
export function LeavingPage() {
  const { t } = useTranslation('identity-leaving');
  const { id: self } = usePerson();
  const people = useRead(listColleagues);
  const [leaver, setLeaver] = useState<{ id: string; name: string }>();
  return (
    <>
      <PageHeader title={t('page.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 768 }}>
        {people.isError && <FailureNotice failure={people.error} onRetry={() => void people.refetch()} />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {(people.data?.data ?? []).map(({ id, first_name, last_name, email }) => {
            const name = `${first_name} ${last_name}`;
            return (
              <Box
                component="li"
                key={id}
                sx={{
                  display: 'flex',
                  gap: 2,
                  py: 1,
                  alignItems: 'center',
                  borderBottom: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography>
                    <bdi>{name}</bdi>
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    <bdi>{email}</bdi>
                  </Typography>
                </Box>
                {id !== self && (
                  <Button
                    variant="outlined"
                    aria-label={t('page.deactivate_name', { name })}
                    onClick={() => setLeaver({ id, name })}
                  >
                    {t('page.deactivate')}
                  </Button>
                )}
              </Box>
            );
          })}
        </Box>
      </Box>
      {leaver !== undefined && <DeactivateDialog person={leaver} onClose={() => setLeaver(undefined)} />}
    </>
  );
}
