import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { LosingRequirements } from '../../linked-requirement.contract.ts';
import { RequirementLine } from './RequirementLine.tsx';

export interface LosingOfProps {
  losing: LosingRequirements;
}

/** How many answers lose a control, and which; within a sentence, where a list may not stand. */
export function LosingOf({ losing: { rows, count, alone, hidden } }: LosingOfProps) {
  const { t } = useTranslation('compliance-control-assessment');
  return (
    <Box component="span" sx={{ display: 'grid', gap: 1 }}>
      <span>{t('linked.loses', { count: count + hidden })}</span>
      {alone > 0 && <span>{t('linked.loses_alone', { count: alone })}</span>}
      {rows.map((row) => (
        <RequirementLine
          key={row.id}
          requirement={row}
          beside={row.alone && <StatusPill tone="warning">{t('linked.alone')}</StatusPill>}
        />
      ))}
      {count > rows.length && <span>{t('linked.further', { count: count - rows.length })}</span>}
    </Box>
  );
}
