import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { discardChange, resendMine } from '../answers/answer-store.ts';
import type { LevelName } from './LevelRow.tsx';
import { differing } from '../answers/unsent-answer.rules.ts';

interface ClashCardProps {
  assessmentId: string;
  mine: StoredAnswer;
  theirs: StoredAnswer;
  levels: readonly LevelName[];
}

/** Two people answered one question: both answers side by side, and the person picks. */
export function AnswerConflictCard({ assessmentId, mine, theirs, levels }: ClashCardProps) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const person = usePerson();
  const { question_id: code } = mine;
  const isOwn = theirs.answered_by?.id === person.id;
  const name = theirs.answered_by?.name ?? '';
  const moment = theirs.answered_at === null ? '' : formats.moment(theirs.answered_at);

  const words = (answer: StoredAnswer, field: ReturnType<typeof differing>[number]): string => {
    const value = answer[field];
    if (value === null) return t('assess.nothing');
    if (field === 'current_level' || field === 'desired_level') {
      const level = levels.find((one) => one.value === value);
      return `${value as number} ${level?.name ?? ''}`;
    }
    if (field === 'not_applicable') return t(value ? 'assess.yes' : 'assess.no');
    if (field === 'confidence' && answer.confidence !== null)
      return t(`words.confidence.${answer.confidence}`);
    return String(value);
  };
  const fieldNames = {
    current_level: t('words.current'),
    desired_level: t('words.desired'),
    not_applicable: t('assess.does_not_apply'),
    na_reason: t('assess.reason'),
    note: t('assess.note'),
    confidence: t('assess.confidence'),
  };
  const take = () => {
    const undo = discardChange(assessmentId, code);
    showSnackbar({ message: t('assess.clash.taken', { code }), variant: 'info', undo });
  };
  const title = isOwn ? t('assess.clash.title_own') : t('assess.clash.title', { name });
  return (
    <div className="assess-clash" role="group" aria-label={title}>
      <p>{title}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('assess.clash.field')}</span>
            </th>
            <th scope="col">{t('assess.clash.mine')}</th>
            <th scope="col">
              <bdi>{isOwn ? moment : name}</bdi>
              {!isOwn && <small>{moment}</small>}
            </th>
          </tr>
        </thead>
        <tbody>
          {differing(mine, theirs).map((field) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td dir="auto">{words(mine, field)}</td>
              <td dir="auto">{words(theirs, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="assess-choices">
        <button
          type="button"
          className="assess-button"
          data-main
          onClick={() => resendMine(assessmentId, code)}
        >
          {t('assess.clash.keep')}
        </button>
        <button type="button" className="assess-button" onClick={take}>
          {t('assess.clash.take')}
        </button>
      </div>
    </div>
  );
}
