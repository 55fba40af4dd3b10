import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import { sendSoon, changeAnswer } from '../answers/answer-store.ts';
import { AnswerLevels } from './AnswerLevels.tsx';
import { AnswerError } from './AnswerError.tsx';
import { AnswerConflictCard } from './AnswerConflictCard.tsx';
import { ConfidenceInput } from './ConfidenceInput.tsx';
import type { LevelName } from './LevelRow.tsx';
import { NotApplicableInput } from './NotApplicableInput.tsx';
import { ProseField } from './ProseField.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { QuestionHelp } from './QuestionHelp.tsx';
import { focusPart } from './question-focus.ts';
import type { Words } from '../answers/unsent-answer.rules.ts';
import { useAnswer } from '../answers/answers.hooks.ts';

interface QuestionCardProps {
  assessmentId: string;
  question: AssessedQuestion;
  levels: readonly LevelName[];
  section: string | undefined;
  /** The name of the assessment that answers were copied from. */
  baseline: string | undefined;
  isActive: boolean;
}

/** A choice may be followed by another of the same question: they go out together. */
export const afterChoice = 400;
const afterTyping = 1200;

/** One question with everything one can say to it. Plain controls: a section may have forty of them. */
export const QuestionCard = memo(function QuestionCard({
  assessmentId,
  question,
  levels,
  section,
  baseline,
  isActive,
}: QuestionCardProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const shown = useAnswer(assessmentId, question);
  const [isNoting, note] = useState(false);
  const [isHelped, help] = useState(false);
  const { answer, state } = shown;
  const { question_id: code, may_answer } = question;
  const change = (words: Words, pause = afterChoice) => changeAnswer(assessmentId, code, words, pause);
  const hasNote = isNoting || answer.note !== null;
  const title = `question-${code}`;

  return (
    <article
      className="assess-question"
      aria-labelledby={title}
      data-question={code}
      data-active={isActive ? '' : undefined}
      data-state={state}
      tabIndex={-1}
    >
      <QuestionHead
        question={question}
        shown={shown}
        titleId={title}
        baseline={baseline}
        onConfirm={() => change({ confirmed: true })}
      />
      {!answer.not_applicable && (
        <AnswerLevels
          code={code}
          answer={answer}
          levels={levels}
          disabled={!may_answer}
          onLevels={(changed) => change(changed)}
        />
      )}
      <div className="assess-more">
        <NotApplicableInput
          code={code}
          value={answer.not_applicable}
          disabled={!may_answer}
          onChoice={(not_applicable) => change({ not_applicable })}
        />
        <ConfidenceInput
          code={code}
          value={answer.confidence}
          disabled={!may_answer}
          onConfidence={(confidence) => change({ confidence })}
        />
        {!hasNote && may_answer && (
          <button
            type="button"
            className="assess-link"
            data-part="note"
            onClick={() => {
              flushSync(() => note(true));
              focusPart(code, 'note');
            }}
          >
            <Plus size={14} aria-hidden />
            {t('assess.add_note')}
          </button>
        )}
      </div>
      {answer.not_applicable && (
        <ProseField
          label={t('assess.reason')}
          help={answer.na_reason?.trim() ? undefined : t('assess.reason_help')}
          value={answer.na_reason}
          disabled={!may_answer}
          part="reason"
          onText={(na_reason) => change({ na_reason }, afterTyping)}
          onLeave={sendSoon}
        />
      )}
      {hasNote && (
        <ProseField
          label={t('assess.note')}
          value={answer.note}
          disabled={!may_answer}
          part="note"
          onText={(text) => {
            // It stays where it is although it may be empty for a while.
            note(true);
            change({ note: text }, afterTyping);
          }}
          onLeave={sendSoon}
        />
      )}
      {shown.theirs !== undefined && state === 'clashing' && (
        <AnswerConflictCard assessmentId={assessmentId} mine={answer} theirs={shown.theirs} levels={levels} />
      )}
      {state === 'refused' && <AnswerError assessmentId={assessmentId} code={code} why={shown.why ?? ''} />}
      <details className="assess-details" onToggle={(event) => help(event.currentTarget.open)}>
        <summary>{t('assess.help')}</summary>
        {isHelped && (
          <QuestionHelp assessmentId={assessmentId} question={question} levels={levels} section={section} />
        )}
      </details>
      {answer.answered_by !== null && answer.answered_at !== null && (
        <p className="assess-by">
          <bdi>{answer.answered_by.name}</bdi> · <bdi>{formats.moment(answer.answered_at)}</bdi>
        </p>
      )}
    </article>
  );
});
