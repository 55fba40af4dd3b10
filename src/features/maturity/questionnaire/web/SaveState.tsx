import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useConnectionLost } from '#platform/web/calling/connection.hooks.ts';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import type { SendingState } from './answers/answers.hooks.ts';

/** An answer that takes longer than this has a reason one wants to know. */
const late = 5000;

/** Whether everything said is stored; where something stands in the way, the way there. */
export function SaveState({ way, onGo }: { way: SendingState; onGo: (questionId: string) => void }) {
  const { t } = useTranslation('maturity');
  const lost = useConnectionLost();
  const { isKnown, waiting, clashing, refused } = way;
  const isWaiting = waiting > 0;
  const isLate = useIsSlow(isWaiting, late);

  const [toGo] = [...clashing, ...refused];
  const trouble =
    clashing.length > 0
      ? t('assess.state.clashing', { count: clashing.length })
      : t('assess.state.refused', { count: refused.length });
  const waits = lost
    ? t('assess.state.waiting', { count: waiting })
    : t('assess.state.slow', { count: waiting });
  // Said aloud is what differs from the ordinary, and that it is over; not every save.
  const message = toGo !== undefined ? trouble : isWaiting && (lost || isLate) ? waits : undefined;
  const wasSaid = useHasBeenTrue(message !== undefined);
  const over = message === undefined && !isWaiting && wasSaid ? t('assess.state.stored') : '';

  const isHeldUp = isWaiting && (lost || isLate);
  return (
    <div className="assess-save">
      <span role="status" className="visually-hidden">
        {message ?? over}
      </span>
      {toGo !== undefined && (
        <button
          type="button"
          data-tone={clashing.length > 0 ? 'warning' : 'error'}
          onClick={() => onGo(toGo)}
        >
          <CircleAlert size={16} aria-hidden />
          {trouble}
        </button>
      )}
      {isHeldUp && (
        <span data-tone="warning" title={t('assess.state.kept')}>
          <CloudOff size={16} aria-hidden />
          {waits}
        </span>
      )}
      {toGo === undefined && !isHeldUp && isKnown && (
        <span>
          {isWaiting ? <CloudUpload size={16} aria-hidden /> : <CloudCheck size={16} aria-hidden />}
          {isWaiting ? t('assess.state.sending') : t('assess.state.stored')}
        </span>
      )}
    </div>
  );
}
