import { Check } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import type { ShownAnswer } from '../answers/answer-store.ts';

interface QuestionHeadProps {
  question: AssessedQuestion;
  shown: ShownAnswer;
  titleId: string;
  /** The name of the assessment that answers were copied from. */
  baseline: string | undefined;
  onConfirm: () => void;
}

/** What a question asks and of whom, whether its answer has arrived, and whether it was copied. */
export function QuestionHead({ question, shown, titleId, baseline, onConfirm }: QuestionHeadProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { answer, state } = shown;
  const names = question.assigned_to.map(({ name }) => name).join(', ');
  const isCopied = answer.carried_from !== null;
  return (
    <>
      <header>
        <bdi className="assess-code">{question.question_id}</bdi>
        <h3 id={titleId}>{question.title}</h3>
        {(state === 'waiting' || state === 'sending') && (
          <span className="assess-waiting">{t('assess.state.this_waiting')}</span>
        )}
        {state === 'stored' && (answer.current_level !== null || answer.not_applicable) && !isCopied && (
          <Check size={16} className="assess-done" aria-hidden />
        )}
      </header>
      <p className="assess-text">{question.text}</p>
      {names !== '' && (
        <p className="assess-meta">
          {t('assess.assigned')} <bdi>{names}</bdi>
          {question.due_date !== null && ` · ${t('assess.due', { day: formats.day(question.due_date) })}`}
        </p>
      )}
      {isCopied && (
        <div className="assess-copied">
          <span>
            {baseline === undefined ? t('assess.carried') : t('assess.carried_from', { name: baseline })}
          </span>
          {question.may_answer && (
            <button type="button" className="assess-button" onClick={onConfirm}>
              {t('assess.confirm')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
