import { useMemo } from 'react';
import type { Formats } from '#platform/contract/format.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { isShipped, shippedLevels, shippedSteps } from '../../risk-level-names.contract.ts';
import { type AxisStep } from '../../risk-model.contract.ts';

/** What is shipped has a code and no name: the code is translated. What an Admin named is called that in every language. */
interface Called {
  code: string;
  name: string | null;
}

export interface ModelWords {
  levelName(level: Called): string;
  /** One to three letters: "H", "VH". */
  levelShort(level: Called): string;
  stepName(step: AxisStep): string;
  factorName(factor: { code: string | null; name: string | null }): string;
  /** What a step from 1 to 5 of a shipped factor of consequence means; nothing for others. */
  factorMeaning(factor: { code: string | null }, value: number): string | undefined;
}

const shippedFactors = [
  'likelihood',
  'financial',
  'operations',
  'reputation',
  'legal',
  'people',
  'privacy',
] as const;

/** The first letters of a name's words, at most three. */
const initials = (name: string, formats: Formats): string =>
  formats.upper(
    name
      .split(/\s+/)
      .slice(0, 3)
      .map((word) => [...word][0] ?? '')
      .join(''),
  );

/** The names of levels, steps and factors in the reader's language. */
export function useModelWords(): ModelWords {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return useMemo(
    () => ({
      levelName: ({ code, name }) =>
        name ?? (isShipped(shippedLevels, code) ? t(`model.level.${code}`) : code),
      levelShort: ({ code, name }) =>
        name === null && isShipped(shippedLevels, code)
          ? t(`model.level_short.${code}`)
          : initials(name ?? code, formats),
      stepName: ({ code, name }) => name ?? (isShipped(shippedSteps, code) ? t(`model.step.${code}`) : code),
      factorName: ({ code, name }) =>
        name ?? (code !== null && isShipped(shippedFactors, code) ? t(`model.factor.${code}`) : (code ?? '')),
      factorMeaning: ({ code }, value) =>
        code !== null && isShipped(shippedFactors, code) && code !== 'likelihood'
          ? t(`model.meaning.${code}.step_${value as 1 | 2 | 3 | 4 | 5}`)
          : undefined,
    }),
    [t, formats],
  );
}
