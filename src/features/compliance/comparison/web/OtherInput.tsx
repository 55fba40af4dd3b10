import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { pageLimits } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import {
  listComplianceAssessments,
  type ComplianceAssessment,
  type ComplianceRow,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';

export interface Others {
  picks: ComplianceRow[];
  /** The newest one of the same department that is of an earlier period. */
  earlier: string | undefined;
  pending: boolean;
}

/** What an assessment can stand beside: the others by its standard that this person sees as a whole, the newest first. */
export function useOthers({ id, standard, department, period }: ComplianceAssessment): Others {
  const read = useRead(listComplianceAssessments, {
    query: { compliance_standard: standard, ordering: '-period', limit: String(pageLimits.limit) },
  });
  return useMemo(() => {
    const picks = (read.data?.data ?? []).filter((one) => one.id !== id && one.figures !== null);
    const earlier = picks.find(
      (one) => one.department?.id === department?.id && one.period.to < period.to && one.status !== 'draft',
    );
    return { picks, earlier: earlier?.id, pending: read.isLoading };
  }, [read.data, read.isLoading, id, department?.id, period.to]);
}

interface OtherInputProps {
  others: Others;
  value: string | undefined;
  onPick: (id: string) => void;
}

/** Which assessment this one stands beside. */
export function OtherInput({ others: { picks }, value, onPick }: OtherInputProps) {
  const { t } = useTranslation('compliance-comparison');
  const periodText = usePeriodText();
  if (picks.length === 0) return null;
  const known = picks.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      label={t('with')}
      value={known ? value : ''}
      onChange={({ target }) => onPick(target.value)}
      sx={{ maxWidth: 480 }}
    >
      {!known && (
        <MenuItem value="" disabled>
          {t('choose')}
        </MenuItem>
      )}
      {picks.map(({ id, ref, name, period }) => (
        <MenuItem key={id} value={id}>
          <bdi>
            {ref} {name}
          </bdi>{' '}
          · {periodText(period)}
        </MenuItem>
      ))}
    </TextField>
  );
}
