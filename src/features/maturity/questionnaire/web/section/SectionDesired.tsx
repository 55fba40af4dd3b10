import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { discardChange, changeAnswer, shownAnswer } from '../answers/answer-store.ts';
import { LevelRow, type LevelName } from '../question/LevelRow.tsx';
import { afterChoice } from '../question/QuestionCard.tsx';
import type { LoadedSection } from '../questionnaire.hooks.ts';
import { desiredPlan } from './section-desired.rules.ts';

interface SectionDesiredProps {
  assessmentId: string;
  section: LoadedSection;
  levels: readonly LevelName[];
}

const modes = ['unset', 'all'] as const;

/** One wish for a whole section, said at once and taken back at once. */
export function SectionDesired({ assessmentId, section, levels }: SectionDesiredProps) {
  const { t } = useTranslation('maturity');
  const [isOpen, open] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    open(false);
    opener.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what was opened, wherever in it one is
    <div
      className="assess-desired"
      data-keys="own"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="assess-link"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {t('assess.desired.open')}
      </button>
      {isOpen && <Wish assessmentId={assessmentId} section={section} levels={levels} onClose={close} />}
    </div>
  );
}

function Wish({ assessmentId, section, levels, onClose }: SectionDesiredProps & { onClose: () => void }) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const [level, choose] = useState<number | null>(null);
  const wished = section.questions.map((one) => {
    const { answer, state } = shownAnswer(assessmentId, one.question_id) ?? { answer: one, state: 'stored' };
    return { answer, may_answer: one.may_answer, isHeldUp: state === 'clashing' || state === 'refused' };
  });
  const plans = {
    unset: desiredPlan(wished, 'unset', level),
    all: desiredPlan(wished, 'all', level),
  };
  const [chosen, choosePlan] = useState<'unset' | 'all'>(plans.unset.ids.length > 0 ? 'unset' : 'all');
  const { ids, copied, apart } = plans[chosen];

  const set = () => {
    if (level === null) return;
    const before = new Map(wished.map(({ answer }) => [answer.question_id, answer.desired_level]));
    for (const id of ids) changeAnswer(assessmentId, id, { desired_level: level }, afterChoice);
    showSnackbar({
      message: t('assess.desired.done', { count: ids.length, section: section.code, level }),
      undo: () => ids.forEach((id) => takeBack(assessmentId, id, level, before.get(id) ?? null)),
    });
    onClose();
  };
  return (
    <form
      className="assess-desired-form"
      aria-label={t('assess.desired.open')}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <LevelRow
        row="desired"
        name={t('words.desired')}
        label={t('assess.desired.level')}
        levels={levels}
        value={level}
        disabled={false}
        onLevel={choose}
      />
      <div className="assess-desired-ways" role="radiogroup" aria-label={t('assess.desired.which')}>
        {modes.map((way) => (
          <label key={way} className="assess-check">
            <input
              type="radio"
              name={t('assess.desired.which')}
              checked={chosen === way}
              onChange={() => choosePlan(way)}
            />
            {t(`assess.desired.${way}`, { number: formats.number(plans[way].ids.length) })}
          </label>
        ))}
      </div>
      {copied + apart > 0 && (
        <p>
          {[
            ...(apart > 0 ? [t('assess.desired.apart', { count: apart })] : []),
            ...(copied > 0 ? [t('assess.desired.copied', { count: copied })] : []),
          ].join(' ')}
        </p>
      )}
      <div className="assess-choices">
        <button
          type="submit"
          className="assess-button"
          data-main
          disabled={level === null || ids.length === 0}
          title={level === null ? t('assess.desired.choose') : undefined}
        >
          {t('assess.desired.set', { count: ids.length })}
        </button>
        <button type="button" className="assess-button" onClick={onClose}>
          {t('web:cancel')}
        </button>
      </div>
    </form>
  );
}

/** Only where the wish still stands: what was said since then stays. */
function takeBack(assessmentId: string, id: string, level: number, before: number | null): void {
  const shown = shownAnswer(assessmentId, id);
  if (shown === undefined || shown.answer.desired_level !== level) return;
  if (shown.theirs !== undefined && shown.theirs.desired_level === before) discardChange(assessmentId, id);
  else changeAnswer(assessmentId, id, { desired_level: before }, afterChoice);
}
