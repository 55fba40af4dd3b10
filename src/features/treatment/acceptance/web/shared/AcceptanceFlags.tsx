import { CalendarClock, Gavel } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { AcceptanceRow } from '../../acceptance.contract.ts';

const looks = { expiring: [CalendarClock, 'warning'], awaiting_you: [Gavel, 'info'] } as const;

/** What asks for attention, in words. */
export function AcceptanceFlags({ flags }: Pick<AcceptanceRow, 'flags'>) {
  const { t } = useTranslation(['treatment-acceptance', 'record']);
  return flags.map((flag) => {
    const [Icon, tone] = looks[flag];
    return (
      <StatusPill key={flag} tone={tone} icon={<Icon aria-hidden />}>
        {t(`words.flag.${flag}`)}
      </StatusPill>
    );
  });
}
