import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { Invitation } from '../invitation.contract.ts';

const tones: Record<Invitation['status'], StatusTone> = {
  pending: 'info',
  accepted: 'success',
  expired: 'warning',
  revoked: 'neutral',
};

export function InvitationStatus({ status }: Pick<Invitation, 'status'>) {
  const { t } = useTranslation('organisation-invitation');
  return <StatusPill tone={tones[status]}>{t(`status.${status}`)}</StatusPill>;
}
