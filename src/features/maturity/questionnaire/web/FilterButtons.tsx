import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { countShown, type QuestionFilter } from './question-filter.rules.ts';

interface FilterButtonsProps {
  sections: readonly AssessedSection[];
  filter: QuestionFilter;
  onFilter: (filter: QuestionFilter) => void;
}

/** Narrows the questions down to those given to oneself and those still open; what there is none of is not offered. */
export function FilterButtons({ sections, filter, onFilter }: FilterButtonsProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { mine, open } = filter;
  const count = (by: QuestionFilter) =>
    sections.reduce((total, section) => total + countShown(section, by), 0);
  const given = count({ mine: true, open: false });
  const offers = [
    { name: 'mine', isOn: mine, after: { mine: !mine, open }, count: given, isOffered: given > 0 },
    {
      name: 'open',
      isOn: open,
      after: { mine, open: !open },
      count: count({ mine, open: true }),
      isOffered: count({ mine: false, open: true }) > 0,
    },
  ] as const;
  const shown = offers.filter(({ isOn, isOffered }) => isOn || isOffered);
  if (shown.length === 0) return null;
  return (
    <div className="assess-filter" role="group" aria-label={t('assess.filter.label')}>
      {shown.map(({ name, isOn, after, count: those }) => (
        <button key={name} type="button" aria-pressed={isOn} onClick={() => onFilter(after)}>
          {t(`assess.filter.${name}`)} <b>{formats.number(those)}</b>
        </button>
      ))}
    </div>
  );
}
