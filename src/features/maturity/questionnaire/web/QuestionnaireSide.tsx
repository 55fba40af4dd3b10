import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Assessment, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { FilterButtons } from './FilterButtons.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import type { QuestionFilter } from './question-filter.rules.ts';
import { SectionList } from './section/SectionList.tsx';

interface QuestionnaireSideProps {
  assessment: Assessment;
  sections: readonly AssessedSection[];
  current: string | undefined;
  /** The sections in which answers wait for a decision. */
  troubled: ReadonlySet<string>;
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
  onNext: () => void;
  /** The first picture does without. */
  showsList: boolean;
}

/** Beside the questions: what is left to do, and the sections to go to. */
export function QuestionnaireSide({
  assessment,
  sections,
  current,
  troubled,
  filter,
  onFilter,
  onNext,
  showsList,
}: QuestionnaireSideProps) {
  const { t } = useTranslation('maturity');
  const [isListOpen, openList] = useState(false);
  const here = sections.find((one) => one.code === current);
  return (
    <div className="assess-side">
      <ProgressLine
        sections={sections}
        mayAnswer={assessment.permissions.can.includes('answer')}
        onNext={onNext}
      >
        <FilterButtons sections={sections} filter={filter} onFilter={onFilter} />
      </ProgressLine>
      <button
        type="button"
        className="assess-list-button"
        aria-expanded={isListOpen}
        onClick={() => openList(!isListOpen)}
      >
        <span>
          <bdi className="assess-code">{here?.code}</bdi> {here?.name ?? t('assess.sections')}
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      <div className="assess-list" data-open={isListOpen ? '' : undefined}>
        {showsList && (
          <SectionList
            assessment={assessment}
            sections={sections}
            current={current}
            troubled={troubled}
            filter={filter}
            onOpened={() => openList(false)}
          />
        )}
      </div>
    </div>
  );
}
