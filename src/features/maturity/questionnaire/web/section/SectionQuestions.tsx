import { useMemo, type RefObject } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { KeyNames } from '#platform/web/ui/values/KeyNames.tsx';
import type { Assessment, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { isComplete } from '#features/maturity/figure/figure.rules.ts';
import { HelpPanel } from '../question/HelpPanel.tsx';
import type { LevelName } from '../question/LevelRow.tsx';
import { QuestionCard } from '../question/QuestionCard.tsx';
import { isFiltered, type QuestionFilter } from '../question-filter.rules.ts';
import type { LoadedSection } from '../questionnaire.hooks.ts';
import { SectionDesired } from './SectionDesired.tsx';
import { SectionSteps } from './SectionSteps.tsx';
import { elementAt } from '#platform/web/browser/element-at.ts';

/** As many as the window has room for, and not much more: none is lower than this. */
const firstShown = Math.ceil(innerHeight / 320);

interface SectionQuestionsProps {
  assessment: Assessment;
  /** With the questions that are shown. */
  section: LoadedSection;
  /** With all of them. */
  whole: LoadedSection;
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
  now: Pick<AssessedSection, 'figures'>;
  active: string | undefined;
  onActive: (questionId: string) => void;
  /** Where the section begins, to scroll to. */
  top: RefObject<HTMLHeadingElement | null>;
  previous: AssessedSection | undefined;
  next: AssessedSection | undefined;
  onSection: (delta: 1 | -1) => void;
  /** Whether all is drawn; the first picture of a visit needs the questions that are seen. */
  isWhole: boolean;
}

/** The questions of a section, and beside them what helps with the one being answered. */
export function SectionQuestions({
  assessment,
  section,
  whole,
  filter,
  onFilter,
  now,
  active,
  onActive,
  top,
  previous,
  next,
  onSection,
  isWhole,
}: SectionQuestionsProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { id, levels: general, baseline } = assessment;
  const levels = useMemo<LevelName[]>(
    () =>
      general.map(({ value, name, description }) => ({
        value,
        name,
        meaning: section.levels?.[value] ?? description,
      })),
    [general, section.levels],
  );
  const own = section.levels === null ? undefined : section.name;
  const { figures } = now;
  const question = section.questions.find(({ question_id }) => question_id === active);
  const mayAnswer = whole.questions.some(({ may_answer }) => may_answer);
  const level = (value: number | null) => (value === null ? '–' : formats.number(value));
  const nextOf = (event: { target: EventTarget }) =>
    elementAt(event)?.closest<HTMLElement>('[data-question]')?.dataset['question'];
  const activate = (event: { target: EventTarget }) => {
    const code = nextOf(event);
    if (code !== undefined && code !== active) onActive(code);
  };

  return (
    <>
      <section className="assess-questions" aria-labelledby="section-title">
        <header className="assess-section-head">
          <h2 id="section-title" ref={top}>
            <bdi className="assess-code">{section.code}</bdi> {section.name}
          </h2>
          {figures.current !== null && (
            <p>
              {t('assess.score', { current: level(figures.current), desired: level(figures.desired) })}
              {!isComplete(figures) && ` (${t('assess.score_incomplete')})`}
            </p>
          )}
          {isFiltered(filter) && (
            <p>
              {t('assess.filter.shown', {
                shown: formats.number(section.questions.length),
                count: whole.questions.length,
              })}
            </p>
          )}
          {mayAnswer && section.questions.length > 0 && (
            <p className="assess-hint">
              <KeyNames of="J" /> {t('assess.hint_begin')}
              <KeyNames of="0" />–<KeyNames of="5" /> {t('assess.hint_rate')}
              <KeyNames of="?" /> {t('assess.hint_keys')}
            </p>
          )}
          {mayAnswer && (
            <SectionDesired key={section.code} assessmentId={id} section={whole} levels={levels} />
          )}
        </header>
        {/* Which question one is at decides what the panel shows and what the keys act on. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what is inside */}
        <div onFocus={activate} onPointerDown={activate}>
          {section.questions.slice(0, isWhole ? undefined : firstShown).map((one) => (
            <QuestionCard
              key={one.question_id}
              assessmentId={id}
              question={one}
              levels={levels}
              section={own}
              baseline={baseline?.name}
              isActive={one.question_id === active}
            />
          ))}
        </div>
        {section.questions.length === 0 && (
          <div className="assess-none">
            <p>{t('assess.filter.none')}</p>
            <button
              type="button"
              className="assess-button"
              onClick={() => onFilter({ mine: false, open: false })}
            >
              {t('assess.filter.all')}
            </button>
          </div>
        )}
        <SectionSteps previous={previous} next={next} onSection={onSection} />
      </section>
      {question && isWhole && (
        <HelpPanel assessmentId={id} question={question} levels={levels} section={own} />
      )}
    </>
  );
}
