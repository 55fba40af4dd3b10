import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { discardChange, retry } from '../answers/answer-store.ts';

/** An answer that the server would not take: why, and what can be done. What was said stays on the screen. */
export function AnswerError({
  assessmentId,
  code,
  why,
}: {
  assessmentId: string;
  code: string;
  why: string;
}) {
  const { t } = useTranslation('maturity');
  const drop = () => {
    const undo = discardChange(assessmentId, code);
    showSnackbar({ message: t('assess.clash.taken', { code }), variant: 'info', undo });
  };
  return (
    <div className="assess-refused" role="group" aria-label={t('assess.state.this_refused', { why })}>
      <p>{t('assess.state.this_refused', { why })}</p>
      <div className="assess-choices">
        <button type="button" className="assess-button" onClick={() => retry(assessmentId, code)}>
          {t('web:retry')}
        </button>
        <button type="button" className="assess-button" onClick={drop}>
          {t('assess.refused.drop')}
        </button>
      </div>
    </div>
  );
}
