import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import type { LevelName } from './LevelRow.tsx';
import { useAnswer } from '../answers/answers.hooks.ts';

interface QuestionHelpProps {
  assessmentId: string;
  question: AssessedQuestion;
  levels: readonly LevelName[];
  /** Where the levels are described for this section alone. */
  section?: string | undefined;
}

/** What one needs to judge a question: what the levels mean here, what good looks like, what would prove it. */
export function QuestionHelp({ assessmentId, question, levels, section }: QuestionHelpProps) {
  const { t } = useTranslation('maturity');
  const { answer } = useAnswer(assessmentId, question);
  const { current_level, desired_level, not_applicable } = answer;
  return (
    <div className="assess-help">
      <h3>{section === undefined ? t('assess.levels') : t('assess.levels_here', { name: section })}</h3>
      <ol start={0}>
        {levels.map(({ value, name, meaning }) => {
          const [isCurrent, isDesired] = [value === current_level, value === desired_level];
          return (
            <li key={value} data-current={isCurrent && !not_applicable ? '' : undefined}>
              <span className="assess-help-level">
                <b>
                  {value} {name}
                </b>
                {!not_applicable && isCurrent && <Mark says={t('assess.level_is_current')} kind="current" />}
                {!not_applicable && isDesired && <Mark says={t('assess.level_is_desired')} kind="desired" />}
              </span>
              <span>{meaning}</span>
            </li>
          );
        })}
      </ol>
      <h3>{t('assess.good')}</h3>
      <p>{question.guidance}</p>
      <h3>{t('assess.evidence')}</h3>
      <ul>
        {question.evidence
          .split(/[;؛]\s*/)
          .filter((one) => one !== '')
          .map((one) => (
            <li key={one}>{one}</li>
          ))}
      </ul>
      <p className="assess-help-facts">
        {t('assess.effort')} <b>{t(`words.effort.${question.effort}`)}</b>
      </p>
    </div>
  );
}

const Mark = ({ says, kind }: { says: string; kind: 'current' | 'desired' }) => (
  <span className="assess-mark" data-kind={kind} title={says}>
    <span className="visually-hidden">({says})</span>
  </span>
);
