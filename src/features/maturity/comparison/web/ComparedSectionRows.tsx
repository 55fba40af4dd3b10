import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { ComparedQuestion, ComparedSection } from '../comparison.contract.ts';
import { useScore } from '#features/maturity/assessment/web/shared/score.hooks.ts';
import { LevelRail } from './LevelRail.tsx';
import { levelOf, outcomeOf } from './comparison-outcome.ts';
import { useLevelChange } from './level-change.hooks.ts';

interface ComparedSectionRowsProps {
  section: ComparedSection;
  /** What the levels 0 to 5 are called. */
  levels: readonly string[];
  framework: FrameworkKind;
  ids: { before: string; after: string };
  /** What the two are called. */
  sides: { before: string; after: string };
  isOpen: boolean;
  /** Left out where the questions are shown anyway. */
  onTurn: (() => void) | undefined;
}

/** A section before and after, and below it its questions. */
export function ComparedSectionRows({
  section,
  levels,
  framework,
  ids,
  sides,
  isOpen,
  onTurn,
}: ComparedSectionRowsProps) {
  const score = useScore();
  const { code, name, before, after, change, questions } = section;
  const incomplete = [before, after].some((one) => one !== null && one.coverage !== 100);
  const title = (
    <>
      <bdi>{code}</bdi> {name}
    </>
  );
  return (
    <tbody>
      <tr className="compared-section">
        <th scope="rowgroup">
          {onTurn === undefined ? (
            title
          ) : (
            <button type="button" aria-expanded={isOpen} onClick={onTurn}>
              <ChevronDown size={16} aria-hidden />
              <span>{title}</span>
            </button>
          )}
        </th>
        <td className="compared-rail">
          <LevelRail
            before={before?.current ?? null}
            after={after?.current ?? null}
            isIncomplete={incomplete}
          />
        </td>
        <td className="is-number">{score(before?.current ?? null)}</td>
        <td className="is-number">{score(after?.current ?? null)}</td>
        <td className="is-number">
          <Change change={change} decimals={1} />
        </td>
      </tr>
      {isOpen &&
        questions.map((question) => (
          <tr key={question.question_id} className="compared-question">
            <th scope="row">
              <Link
                to={assessmentLink(
                  { id: question.after === null ? ids.before : ids.after, framework },
                  code,
                  question.question_id,
                )}
              >
                <bdi>{question.question_id}</bdi> {question.title}
              </Link>
            </th>
            <td className="compared-rail">
              <LevelRail
                before={levelOf(question.before)}
                after={levelOf(question.after)}
                isIncomplete={false}
              />
            </td>
            <Said answer={question.before} levels={levels} heading={sides.before} />
            <Said answer={question.after} levels={levels} heading={sides.after} />
            <td className="is-number">
              <Change change={question.change} decimals={0} />
            </td>
          </tr>
        ))}
    </tbody>
  );
}

interface SaidProps {
  answer: ComparedQuestion['before'];
  levels: readonly string[];
  heading: string;
}

/** A level, or why there is none. */
function Said({ answer, levels, heading }: SaidProps) {
  const { t } = useTranslation('maturity-comparison');
  const formats = useFormats();
  const level = levelOf(answer);
  if (level === null)
    return (
      <td className="is-number compared-none" aria-label={heading}>
        {answer === null
          ? t('compare.not_asked')
          : answer.not_applicable
            ? t('compare.not_applicable')
            : t('compare.unanswered')}
      </td>
    );
  const named = t('compare.level', { level: formats.number(level), name: levels[level] ?? '' });
  return (
    <td className="is-number" title={named}>
      {formats.number(level)}
    </td>
  );
}

/** With its sign and, where it moved, an arrow: never by colour alone. */
function Change({ change, decimals }: { change: number | null; decimals: 0 | 1 }) {
  const changed = useLevelChange();
  const outcome = outcomeOf({ change });
  return (
    <span className="compared-change" data-is={outcome}>
      {outcome === 'risen' && <ArrowUp size={14} aria-hidden />}
      {outcome === 'fallen' && <ArrowDown size={14} aria-hidden />}
      <bdi>{changed(change, decimals)}</bdi>
    </span>
  );
}
