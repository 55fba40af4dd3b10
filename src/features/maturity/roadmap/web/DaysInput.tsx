import { RotateCcw } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { isRefusal, dataOf } from '#platform/web/calling/call-failed.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { mostDays, planEfforts, type PlannedEffort, type RoadmapGap } from '../roadmap.contract.ts';
import { present } from '#platform/contract/values/present.ts';

interface DaysInputProps {
  assessmentId: string;
  gap: RoadmapGap;
  /** Somebody else planned days here meanwhile. */
  onStale: () => void;
}

/** The person days of a gap, saved as one leaves them; empty is what its effort class says. */
export function DaysInput({ assessmentId, gap, onStale }: DaysInputProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const { question_id, version, days, days_by_class, planned } = gap;
  const [typed, type] = useState<string>();
  const plan = useWrite(planEfforts, {
    handled: (failure) => {
      if (!isRefusal(failure, staleVersion)) return false;
      const { efforts } = present(dataOf<{ efforts: PlannedEffort[] }>(failure));
      const theirs = efforts[0]?.days ?? days_by_class;
      showSnackbar({
        message: t('roadmap.list.stale', { days: formats.number(theirs) }),
        variant: 'warning',
      });
      onStale();
      return true;
    },
  });
  const save = (wanted: number | null) => {
    if (plan.isPending || wanted === (planned ? days : null)) return type(undefined);
    plan.mutate(
      { params: { id: assessmentId }, body: { efforts: [{ question_id, version, days: wanted }] } },
      { onSettled: () => type(undefined) },
    );
  };
  const isWrong = typed !== undefined && Number(typed) > mostDays;
  const leave = () => {
    if (typed === undefined) return;
    if (isWrong) type(undefined);
    else save(typed === '' ? null : Number(typed) === days && !planned ? null : Number(typed));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      type(undefined);
    }
    if (event.key !== 'Enter' || isWrong) return;
    event.preventDefault();
    const inputs = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])];
    // Leaving it saves.
    const next = inputs[inputs.indexOf(event.currentTarget) + 1];
    if (next === undefined) event.currentTarget.blur();
    else next.focus();
  };
  return (
    <span className="days-input">
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        data-days={question_id}
        data-planned={planned || undefined}
        aria-label={t('roadmap.list.days_of', { question: question_id })}
        aria-invalid={isWrong}
        aria-busy={plan.isPending}
        // What is typed while the days before it are on their way would be lost.
        readOnly={plan.isPending}
        title={isWrong ? t('roadmap.list.invalid', { most: formats.number(mostDays) }) : undefined}
        value={typed ?? String(days)}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => type(target.value.replace(/\D/g, ''))}
        onBlur={leave}
        onKeyDown={onKey}
      />
      {planned && <ResetButton gap={gap} onReset={() => save(null)} />}
    </span>
  );
}

interface ResetButtonProps {
  gap: RoadmapGap;
  onReset: () => void;
}

/** Back to the days that its effort class says. */
function ResetButton({ gap: { question_id, days_by_class }, onReset }: ResetButtonProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  return (
    <button
      type="button"
      className="quiet-button not-printed days-reset"
      title={t('roadmap.list.reset', { days: formats.number(days_by_class) })}
      aria-label={t('roadmap.list.reset_of', {
        question: question_id,
        days: formats.number(days_by_class),
      })}
      onClick={onReset}
    >
      <RotateCcw size={14} aria-hidden />
    </button>
  );
}
