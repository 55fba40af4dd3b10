import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type {
  FactorLevel,
  FactorType,
  RiskFactor,
  RiskModel,
} from '#features/risk/model/risk-model.contract.ts';
import { stepsOf } from '#features/risk/model/risk-model-draft.rules.ts';
import { stepsTo } from '#features/risk/model/risk-model.rules.ts';
import { useBand } from '#features/risk/model/web/shared/band.hooks.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { ScaleStep } from './ScaleInput.tsx';

/** The steps of an axis, or of a factor with what each means, in words. */
export function useScale(model: RiskModel) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const bandOf = useBand();
  const named = (type: FactorType, value: number): string => {
    const step = model[stepsOf[type]][value - 1];
    return step === undefined ? String(value) : words.stepName(step);
  };
  /** The band and what people wrote about it; where nobody wrote anything, what the product says of a factor that it ships. */
  const meaningOf = (factor: RiskFactor, level: FactorLevel): string | undefined => {
    const own = [bandOf(level), level.description].filter((part) => part != null && part !== '');
    if (own.length > 0) return own.join(' · ');
    return model[`${factor.type}_size`] === 5 ? words.factorMeaning(factor, level.value) : undefined;
  };
  return {
    /** With a limit: what remains cannot be above the inherent rating. */
    ofAxis: (type: FactorType, limit?: number | null): ScaleStep[] =>
      stepsTo(model[`${type}_size`]).map((value) => ({
        value,
        label: named(type, value),
        refusedBecause:
          limit !== undefined && limit !== null && value > limit ? t('assess.residual_limit') : undefined,
      })),
    ofFactor: (factor: RiskFactor): ScaleStep[] =>
      factor.levels.slice(0, model[`${factor.type}_size`]).map((level) => ({
        value: level.value,
        label: level.label ?? named(factor.type, level.value),
        meaning: meaningOf(factor, level),
      })),
  };
}
