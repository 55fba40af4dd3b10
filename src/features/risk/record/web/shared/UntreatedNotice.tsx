import Alert from '@mui/material/Alert';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { currentRating, isUntreatedHigh } from '../../risk-rating.rules.ts';
import type { Risk } from '../../risk.contract.ts';

/** Says, before a risk is closed, that nothing was done about it though it stands in the upper half of the levels. */
export function UntreatedNotice({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const levels = useRead(readModel).data?.data.active.levels.length;
  const level = currentRating(risk)?.level;
  if (level === undefined || levels === undefined || !isUntreatedHigh(risk, levels)) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {t('verb.close.untreated', { level: words.levelName(level) })}
    </Alert>
  );
}
