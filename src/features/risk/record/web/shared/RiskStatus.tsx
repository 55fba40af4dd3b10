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
};

/** Where a risk stands, as the register is filtered by it: what waits for triage is told apart from what is created. */
export const standingOf = ({ triage, status }: Pick<RiskRow, 'triage' | 'status'>): Standing =>
  triage === 'submitted' && status === 'created' ? 'untriaged' : status;

export function RiskStatus({ risk }: { risk: Pick<RiskRow, 'triage' | 'status'> }) {
  const { t } = useTranslation('risk');
  const standing = standingOf(risk);
  return <StatusPill tone={tones[standing]}>{t(`words.status.${standing}`)}</StatusPill>;
}
