import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { residualCauses } from '#features/treatment/residual-queue/residual-cause.contract.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { closeReasons, givenReasons, readHistory } from '#features/risk/record/risk.contract.ts';
import { reviewOutcomes } from '#features/risk/review/risk-review.contract.ts';
import { useFieldChange } from '#features/risk/record/web/shared/field-change.hooks.ts';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';
import { evidenceLink } from '#features/treatment/evidence/web/shared/evidence-paths.ts';

const linkTo = {
  control: (control: string) => controlLink('view', { control }),
  evidence: (id: string) => evidenceLink({ id }),
};

/** Who did what to a risk, newest first. */
export function HistoryTab({ id }: { id: string }) {
  return (
    <HistoryPages endpoint={readHistory} id={id}>
      {(entry) => <Entry key={entry.seq} entry={entry} />}
    </HistoryPages>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('risk');
  const says = useReasonText();
  const inWords = useFieldChange();
  const { reason, note } = says(entry);
  const by = useActor(entry);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[reason, note]}>
      <HistoryRecords records={entry.records} linkTo={linkTo} />
      <HistoryChanges changes={entry.changes.filter((change) => !isNamed(entry, change)).map(inWords)} />
    </HistoryItem>
  );
}

/** What a link above the changes names already. */
const isNamed = ({ records }: HistoryEntry, { field }: HistoryEntry['changes'][number]) =>
  field === 'control' && records.length > 0;

/** Reasons and notes that are the product's own words are codes in the log. */
function useReasonText() {
  const { t } = useTranslation('risk');
  const codes: Record<string, string> = Object.fromEntries([
    ...[...closeReasons, ...givenReasons].map((code) => [code, t(`words.close_reason.${code}`)]),
    ...reviewOutcomes.map((code) => [code, t(`story.outcome.${code}`)]),
    ...(
      [
        'residual_not_below_inherent',
        'residual_above_appetite',
        'control_stale',
        'residual_lapsed',
        'cover_ended',
        'acceptance_expired',
        'acceptance_revoked',
        'acceptance_stale',
      ] as const
    ).map((code) => [code, t(`story.rule.${code}`)]),
    ...residualCauses.map((code) => [code, t(`story.cause.${code}`)]),
    [decidedAlone, t('web:history.alone')],
  ]);
  const inWords = (reasonCode: string | null) => reasonCode && (codes[reasonCode] ?? reasonCode);
  // A bare number counts the risks of an act about many.
  return ({ reason, note }: HistoryEntry) => ({
    reason: inWords(reason),
    note: note !== null && /^\d+$/.test(note) ? null : inWords(note),
  });
}
