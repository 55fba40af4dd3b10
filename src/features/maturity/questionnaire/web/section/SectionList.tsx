import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Assessment, AssessedSection } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { countShown, isFiltered, type QuestionFilter } from '../question-filter.rules.ts';
import { filterInLink } from '../questionnaire-address.hooks.ts';

interface SectionListProps {
  assessment: Assessment;
  sections: readonly AssessedSection[];
  current: string | undefined;
  /** Sections in which an answer waits for a choice. */
  troubled: ReadonlySet<string>;
  filter: QuestionFilter;
  onOpened?: () => void;
}

/** All sections with how far each is; the way from one to another. */
export function SectionList({ assessment, sections, current, troubled, filter, onOpened }: SectionListProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const longest = Math.max(...sections.map(({ code }) => code.length));
  const all = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = all.current?.querySelector(`[data-section="${CSS.escape(current ?? '')}"]`);
    const list = link?.closest('.assess-list');
    if (!list || !link) return undefined;
    // With the next picture: measured at once, the whole page would have to be laid out before it is painted.
    const measuring = requestAnimationFrame(() => {
      const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
      // Only the list moves: asked to come into view, the link would move the page with it.
      if (inner.top < outer.top || inner.bottom > outer.bottom)
        list.scrollTop += inner.top - outer.top - outer.height / 2;
    });
    return () => cancelAnimationFrame(measuring);
  }, [current]);
  return (
    <nav className="assess-sections" aria-label={t('assess.sections')} style={{ '--code': `${longest}ch` }}>
      <ol ref={all}>
        {sections.map((section, at) => {
          const { code, name, group, figures, open } = section;
          const shown = countShown(section, filter);
          const left = (['unreasoned', 'unconfirmed'] as const).find((point) => open[point] > 0);
          const count = figures.questions - figures.not_applicable;
          const isDone = section.left.all === 0;
          return (
            <li key={code}>
              {group !== null && group !== sections[at - 1]?.group && (
                <span className="assess-sections-group">{group}</span>
              )}
              <Link
                to={assessmentLink(assessment, code) + filterInLink(filter)}
                data-section={code}
                data-none={shown === 0 ? '' : undefined}
                aria-current={code === current ? 'page' : undefined}
                onClick={onOpened}
              >
                <bdi className="assess-code">{code}</bdi>
                <span className="assess-sections-name">{name}</span>
                {troubled.has(code) ? (
                  <CircleAlert
                    size={16}
                    className="assess-trouble"
                    role="img"
                    aria-label={t('assess.section_clash')}
                  />
                ) : isFiltered(filter) ? (
                  <span className="assess-sections-count">
                    <span aria-hidden>{formats.number(shown)}</span>
                    <span className="visually-hidden">{t('words.questions', { count: shown })}</span>
                  </span>
                ) : isDone ? (
                  <Check size={16} className="assess-done" role="img" aria-label={t('assess.section_done')} />
                ) : (
                  <span className="assess-sections-count">
                    {figures.answered < count || left === undefined
                      ? t('assess.section_progress', {
                          answered: formats.number(figures.answered),
                          count: formats.number(count),
                        })
                      : t(`assess.open.${left}`, { count: open[left] })}
                  </span>
                )}
                <Bar part={figures.answered} whole={count} />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** How much of something is done; the number stands beside it. */
export const Bar = ({ part, whole }: { part: number; whole: number }) => (
  <span className="assess-bar" aria-hidden>
    <span style={{ width: `${whole === 0 ? 100 : (100 * part) / whole}%` }} />
  </span>
);
