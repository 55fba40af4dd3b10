import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import type { LevelName } from './LevelRow.tsx';
import { QuestionHelp } from './QuestionHelp.tsx';

interface HelpPanelProps {
  assessmentId: string;
  question: AssessedQuestion;
  levels: readonly LevelName[];
  section: string | undefined;
}

/** Beside the questions where there is room: what helps with the one that is being answered. */
export function HelpPanel({ assessmentId, question, levels, section }: HelpPanelProps) {
  const { t } = useTranslation('maturity');
  return (
    // Reached by Tab, so that a long text scrolls by the arrows.
    <aside className="assess-panel" aria-label={t('assess.help')} tabIndex={0}>
      <p className="assess-panel-title">
        <bdi className="assess-code">{question.code}</bdi> {question.title}
      </p>
      <QuestionHelp assessmentId={assessmentId} question={question} levels={levels} section={section} />
    </aside>
  );
}
