import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { NotificationCard } from '#features/collaboration/notification/web/shared/NotificationCard.tsx';
import { AbsenceCard } from '#features/identity/absence/web/shared/AbsenceCard.tsx';
import { CalendarFeedCard } from '#features/treatment/calendar/web/shared/CalendarFeedCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PasskeysCard } from './passkeys/PasskeysCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TokensCard } from './tokens/TokensCard.tsx';

/** What one decides about oneself: picture, name, language, time zone, how one signs in, and where. */
export function ProfilePage() {
  const { t } = useTranslation('workspace-profile');
  // What lies below the first screenful is drawn once that is painted.
  const mayDraw = useDeferredValue(true, false);
  // An external auditor has what a sign-in needs, and nothing of what members have.
  const isMember = usePerson().type !== 'Auditor';
  return (
    <>
      <PageHeader title={t('screen.title')} />
      <Box
        aria-busy={!mayDraw || undefined}
        sx={{ p: { xs: 2, md: 3 }, maxWidth: 768, display: 'grid', gap: 2 }}
      >
        {isMember && <PictureCard />}
        <DetailsCard />
        {mayDraw && <PasswordCard />}
        {mayDraw && <SecondFactorCard />}
        {mayDraw && isMember && <PasskeysCard />}
        {mayDraw && isMember && <TokensCard />}
        {mayDraw && isMember && <CalendarFeedCard />}
        {mayDraw && <SessionsCard />}
        {mayDraw && isMember && <AbsenceCard />}
        {mayDraw && isMember && <NotificationCard />}
      </Box>
    </>
  );
}
