import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { LevelRow, type LevelName } from './LevelRow.tsx';

type Levels = Pick<StoredAnswer, 'current_level' | 'desired_level'>;

interface AnswerLevelsProps {
  code: string;
  answer: Levels;
  levels: readonly LevelName[];
  disabled: boolean;
  onLevels: (changed: Partial<Levels>) => void;
}

/** The level of today and the one that is wanted. */
export function AnswerLevels({ code, answer, levels, disabled, onLevels }: AnswerLevelsProps) {
  const { t } = useTranslation('maturity');
  return (
    <>
      <LevelRow
        row="current"
        name={t('words.current')}
        label={t('assess.current_of', { code })}
        levels={levels}
        value={answer.current_level}
        disabled={disabled}
        onLevel={(current_level) => onLevels({ current_level })}
      />
      <LevelRow
        row="desired"
        name={t('words.desired')}
        label={t('assess.desired_of', { code })}
        levels={levels}
        value={answer.desired_level}
        from={answer.current_level}
        disabled={disabled}
        onLevel={(desired_level) => onLevels({ desired_level })}
      />
    </>
  );
}
