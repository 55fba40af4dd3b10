import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { Mail } from '../mail.contract.ts';

const tones: Record<Mail['status'], StatusTone> = {
  waiting: 'info',
  sent: 'success',
  kept: 'neutral',
  failed: 'error',
};

export function MailStatus({ status }: Pick<Mail, 'status'>) {
  const { t } = useTranslation('organisation-mail');
  return <StatusPill tone={tones[status]}>{t(`status.${status}`)}</StatusPill>;
}
