import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { AuditorState } from '../auditor.contract.ts';

const tones: Record<AuditorState, StatusTone> = {
  invited: 'info',
  lapsed: 'warning',
  active: 'success',
  over: 'neutral',
  ended: 'neutral',
};

/** Whether an external auditor is let in. */
export function AuditorStatus({ state }: { state: AuditorState }) {
  const { t } = useTranslation('compliance-auditor');
  return <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>;
}
