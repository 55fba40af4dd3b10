import { Check, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#platform/web/format.ts';
import { confidences } from '../../maturity-answer.contract.ts';
import type { AssessedQuestion } from '../../maturity-assessment.contract.ts';
import { hurry, say } from './answer-store.ts';
import { AnswerTrouble } from './AnswerTrouble.tsx';
import { ClashCard } from './ClashCard.tsx';
import { LevelRow, type LevelName } from './LevelRow.tsx';
import { ProseField } from './ProseField.tsx';
import { QuestionHelp } from './QuestionHelp.tsx';
import { focusPart } from './question-focus.ts';
import type { Words } from './unsent-answer.rules.ts';
import { useAnswer } from './use-answers.ts';

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
  const tell = (words: Words, pause = afterChoice) => say(assessmentId, code, words, pause);
  const names = question.assigned_to.map(({ name }) => name).join(', ');
  const isCopied = answer.carried_from !== null;
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
      <header>
        <bdi className="assess-code">{code}</bdi>
        <h3 id={title}>{question.title}</h3>
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
          {may_answer && (
            <button type="button" className="assess-button" onClick={() => tell({ confirmed: true })}>
              {t('assess.confirm')}
            </button>
          )}
        </div>
      )}
      {!answer.not_applicable && (
        <>
          <LevelRow
            row="current"
            name={t('words.current')}
            label={t('assess.current_of', { code })}
            levels={levels}
            value={answer.current_level}
            disabled={!may_answer}
            onLevel={(current_level) => tell({ current_level })}
          />
          <LevelRow
            row="desired"
            name={t('words.desired')}
            label={t('assess.desired_of', { code })}
            levels={levels}
            value={answer.desired_level}
            from={answer.current_level}
            disabled={!may_answer}
            onLevel={(desired_level) => tell({ desired_level })}
          />
        </>
      )}
      <div className="assess-more">
        <label className="assess-check">
          <input
            type="checkbox"
            data-part="apart"
            checked={answer.not_applicable}
            disabled={!may_answer}
            onChange={(event) => {
              const not_applicable = event.target.checked;
              // Drawn at once: whoever knows the keys is typing already.
              flushSync(() => tell({ not_applicable }));
              if (not_applicable) focusPart(code, 'reason');
            }}
          />
          {t('assess.does_not_apply')}
        </label>
        <div
          className="assess-confidence"
          role="radiogroup"
          aria-label={t('assess.confidence_of', { code })}
          hidden={!may_answer && answer.confidence === null}
        >
          <span aria-hidden>{t('assess.confidence')}</span>
          {confidences.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={t('assess.confidence_of', { code })}
                checked={answer.confidence === one}
                disabled={!may_answer}
                onChange={() => tell({ confidence: one })}
                onClick={() => answer.confidence === one && tell({ confidence: null })}
              />
              <span>{t(`words.confidence.${one}`)}</span>
            </label>
          ))}
        </div>
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
          onText={(na_reason) => tell({ na_reason }, afterTyping)}
          onLeave={hurry}
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
            tell({ note: text }, afterTyping);
          }}
          onLeave={hurry}
        />
      )}
      {shown.theirs !== undefined && state === 'clashing' && (
        <ClashCard assessmentId={assessmentId} mine={answer} theirs={shown.theirs} levels={levels} />
      )}
      {state === 'refused' && <AnswerTrouble assessmentId={assessmentId} code={code} why={shown.why ?? ''} />}
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
