import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { Bar } from './section/SectionList.tsx';

const kinds = ['unanswered', 'unreasoned', 'unconfirmed'] as const;

/** How far the whole is, and what is left with the way to it. */
export function ProgressLine({
  sections,
  mayAnswer,
  onNext,
  children,
}: {
  sections: readonly AssessedSection[];
  mayAnswer: boolean;
  onNext: () => void;
  /** What narrows the questions down. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const sum = (of: (section: AssessedSection) => number) =>
    sections.reduce((total, section) => total + of(section), 0);
  const answered = sum(({ figures }) => figures.answered);
  const apart = sum(({ figures }) => figures.not_applicable);
  const count = sum(({ figures }) => figures.questions) - apart;
  const left = kinds
    .map((kind) => ({ kind, count: sum(({ open }) => open[kind]) }))
    .filter((one) => one.count > 0);
  return (
    <div className="assess-progress">
      <Bar part={answered} whole={count} />
      <p>
        <b>{t('assess.progress', { answered: formats.number(answered), count: formats.number(count) })}</b>
        {apart > 0 && <span>{t('assess.all_apart', { count: apart })}</span>}
        {left
          // How many are unanswered is said already.
          .filter(({ kind }) => kind !== 'unanswered')
          .map(({ kind, count }) => (
            <span key={kind} data-tone="warning">
              {t(`assess.open.${kind}`, { count })}
            </span>
          ))}
        {mayAnswer && left.length === 0 && <span>{t('assess.nothing_open')}</span>}
      </p>
      {mayAnswer && sum((section) => section.left.answerable) > 0 && (
        <button type="button" className="assess-button" onClick={onNext}>
          {t('assess.next_open')}
        </button>
      )}
      {children}
    </div>
  );
}
