import { CircleAlert, CircleCheck, CircleHelp, OctagonAlert } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { Indicator } from '../indicator.contract.ts';

const looks = {
  green: { tone: 'success', Icon: CircleCheck },
  amber: { tone: 'warning', Icon: CircleAlert },
  red: { tone: 'error', Icon: OctagonAlert },
  stale: { tone: 'neutral', Icon: CircleHelp },
} as const;

/** Where an indicator stands, in a word, with its sign and its tint. */
export function IndicatorState({ state }: { state: Indicator['state'] }) {
  const { t } = useTranslation('treatment-indicator');
  if (state === null) return <StatusPill>{t('state.none')}</StatusPill>;
  const { tone, Icon } = looks[state];
  return (
    <StatusPill tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`state.${state}`)}
    </StatusPill>
  );
}
