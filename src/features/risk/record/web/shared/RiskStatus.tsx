import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { RiskRow } from '../../risk.contract.ts';
import type { Standing } from '../../risk-status.contract.ts';

const tones: Record<Standing, StatusTone> = {
  untriaged: 'warning',
  created: 'info',
  accepted: 'warning',
  avoided: 'success',
  mitigated: 'success',
  transferred: 'success',
  closed: 'neutral',
  rejected: 'neutral',
};

/** Where a risk stands, as the register is filtered by it: what waits for triage is told apart from what is created, and what
 *  was rejected there from what is closed. */
export const standingOf = ({ triage, status }: Pick<RiskRow, 'triage' | 'status'>): Standing => {
  if (triage !== 'submitted') return status;
  return status === 'closed' ? 'rejected' : 'untriaged';
};

export function RiskStatus({ risk }: { risk: Pick<RiskRow, 'triage' | 'status'> }) {
  const { t } = useTranslation('risk');
  const standing = standingOf(risk);
  return <StatusPill tone={tones[standing]}>{t(`words.status.${standing}`)}</StatusPill>;
}
