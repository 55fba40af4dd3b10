import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Basis, type Cell } from '#features/risk/model/risk-level.contract.ts';
import { type Risk } from '#features/risk/record/risk.contract.ts';
import type { Assessed } from '../risk-assessment.contract.ts';
import type { RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { PlaceMatrix } from './shared/PlaceMatrix.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';

export type Places = Record<Basis, Cell | null>;

interface AssessmentResultProps {
  risk: Risk;
  model: RiskModel;
  places: Places;
  /** What is missing or cannot be, in words. */
  problem: string | undefined;
  preview: Assessed | undefined;
  onPlace: (basis: Basis, cell: Cell) => void;
}

/** Where the rating stands while it is being made, beside where the risk stood before. */
export function AssessmentResult({ risk, model, places, problem, preview, onPlace }: AssessmentResultProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const [basis, choose] = useState<Basis>('inherent');
  return (
    <Card
      component="section"
      aria-label={t('assess.live')}
      sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <Typography variant="h2">{t('assess.live')}</Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={basis}
        onChange={(_, next: Basis | null) => next && choose(next)}
        aria-label={t('assess.place')}
        sx={{ '& button': { textTransform: 'none', py: 0.25, px: 1.25, color: 'text.primary' } }}
      >
        {bases.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`words.basis.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" color="textSecondary">
        {t('assess.place_help')}
      </Typography>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto', pb: 0.5 }}>
        <PlaceMatrix
          model={model}
          places={places}
          key={basis}
          label={`${t('assess.matrix')}: ${t(`words.basis.${basis}`)}`}
          basis={basis}
          onPlace={(cell) => onPlace(basis, cell)}
        />
      </Box>
      <Box
        component="dl"
        aria-live="polite"
        sx={{ m: 0, display: 'grid', gap: 1, width: '100%', '& dd': { m: 0 } }}
      >
        {bases.map((basis) => (
          <Line key={basis} risk={risk} model={model} basis={basis} cell={places[basis]} />
        ))}
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {problem && <span>{problem}</span>}
        {preview?.review_on && <span>{t('assess.review_on', { day: formats.day(preview.review_on) })}</span>}
        {preview?.explanation.residual.basis === 'lapsed' && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {t('assess.lapses')}
          </Box>
        )}
        {preview?.returns_to_created && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {t('assess.returns')}
          </Box>
        )}
      </Box>
    </Card>
  );
}

interface LineProps {
  risk: Risk;
  model: RiskModel;
  basis: Basis;
  cell: Cell | null;
}

/** "High → Medium": the level before and the one to come. */
function Line({ risk, model, basis, cell }: LineProps) {
  const { t } = useTranslation('risk');
  const level = cell === null ? undefined : model.levels[levelOf(model.matrix, cell) ?? -1];
  const before = risk[basis];
  const isOther =
    before !== null &&
    (before.likelihood !== cell?.likelihood ||
      before.consequence !== cell.consequence ||
      before.level.code !== level?.code);
  const missing = {
    inherent: t('assess.unrated'),
    residual: t('assess.as_inherent'),
    target: t('assess.no_target'),
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, flexWrap: 'wrap' }}>
      <Box component="dt" sx={{ minWidth: 76, color: 'text.secondary' }}>
        {t(`words.basis.${basis}`)}
      </Box>
      <Box component="dd" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
        {isOther && (
          <>
            <RiskLevel level={before.level} />
            <ForwardArrow />
          </>
        )}
        {level === undefined ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {missing[basis]}
          </Box>
        ) : (
          <RiskLevel level={level} />
        )}
        {cell !== null && (
          <Box component="bdi" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('assess.score', cell)}
          </Box>
        )}
      </Box>
    </Box>
  );
}
