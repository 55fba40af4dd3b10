import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Risk } from '#features/risk/record/risk.contract.ts';
import { listFactors, readModel, type RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { stepsOf } from '#features/risk/model/risk-model-draft.rules.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { PlaceMatrix } from '#features/risk/rating/web/shared/PlaceMatrix.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { ResidualRationale } from '#features/risk/rating/web/shared/ResidualRationale.tsx';
import { Paragraph } from './Paragraph.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

/** Inherent, residual and target: what they are, why, and where they lie on the matrix. */
export function RatingsCard({ risk, mayAssess }: { risk: Risk; mayAssess: boolean }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const model = useRead(readModel).data?.data.active;
  // A cell of another matrix would lie in the wrong place on this one.
  const onMatrix = model !== undefined && model.number === risk.model_version;
  const { inherent, residual, target } = risk;
  return (
    <SectionCard
      title={t('page.ratings.title')}
      action={
        mayAssess && (
          <Button size="small" component={Link} to={riskLink('assessment', risk.id)}>
            {inherent === null ? t('verb.name.rate_now') : t('verb.name.assess')}
          </Button>
        )
      }
    >
      {inherent === null && <Typography color="textSecondary">{t('page.ratings.empty')}</Typography>}
      {inherent !== null && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
            <Box sx={{ display: 'grid', gap: 1.5, flex: '1 1 150px' }}>
              {bases.map((basis) => (
                <Rating key={basis} risk={risk} basis={basis} model={onMatrix ? model : undefined} />
              ))}
            </Box>
            {onMatrix && (
              <PlaceMatrix
                model={model}
                places={{ inherent, residual, target }}
                label={t('page.ratings.matrix')}
              />
            )}
          </Box>
          {!onMatrix && model !== undefined && (
            <Typography color="textSecondary">
              {t('page.older_model', { number: risk.model_version })}
            </Typography>
          )}
          {onMatrix && risk.inherent_factors.length > 0 && <Factors risk={risk} model={model} />}
          {risk.inherent_justification && (
            <Paragraph name={t('page.ratings.justification')}>{risk.inherent_justification}</Paragraph>
          )}
          <ResidualRationale risk={risk} />
          {risk.residual_reason && (
            <Paragraph name={t('page.ratings.residual_reason')}>{risk.residual_reason}</Paragraph>
          )}
          {risk.residual_lapses_on && (
            <Typography variant="caption" color="textSecondary">
              {t(`page.ratings.${risk.flags.includes('residual_lapsed') ? 'lapsed' : 'lapses'}`, {
                day: formats.day(risk.residual_lapses_on),
              })}
            </Typography>
          )}
        </>
      )}
    </SectionCard>
  );
}

interface RatingProps {
  risk: Risk;
  basis: (typeof bases)[number];
  model: RiskModel | undefined;
}

function Rating({ risk, basis, model }: RatingProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const rated = risk[basis];
  const stepName = (axis: 'likelihood' | 'consequence', value: number) => {
    const step = model?.[stepsOf[axis]][value - 1];
    return step === undefined ? value : words.stepName(step);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t(`words.basis.${basis}`)}
      </Box>
      {rated === null ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('page.ratings.not_stated')}
        </Box>
      ) : (
        <>
          <RiskLevel level={rated.level} />
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('page.ratings.place', {
              likelihood: stepName('likelihood', rated.likelihood),
              consequence: stepName('consequence', rated.consequence),
            })}
          </Box>
        </>
      )}
    </Box>
  );
}

/** What was said of each factor. */
function Factors({ risk, model }: { risk: Risk; model: RiskModel }) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const factors = useRead(listFactors).data?.data ?? [];
  const judged = risk.inherent_factors.flatMap(({ factor_id, value, note }) => {
    const factor = factors.find(({ id }) => id === factor_id);
    if (factor === undefined) return [];
    const step = model[stepsOf[factor.type]][value - 1];
    const label =
      factor.levels[value - 1]?.label ?? (step === undefined ? String(value) : words.stepName(step));
    return [{ id: factor_id, name: words.factorName(factor), label, note }];
  });
  if (judged.length === 0) return null;
  return (
    <Box>
      <Typography
        component="h3"
        variant="caption"
        sx={{ color: 'text.secondary', fontWeight: 600, display: 'block', mb: 0.5 }}
      >
        {t('page.ratings.factors')}
      </Typography>
      <FactList>
        {judged.map(({ id, name, label, note }) => (
          <Fact key={id} name={name}>
            {label}
            {note && (
              <Box component="span" dir="auto" sx={{ display: 'block', color: 'text.secondary' }}>
                {note}
              </Box>
            )}
          </Fact>
        ))}
      </FactList>
    </Box>
  );
}
