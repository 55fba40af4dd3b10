import { decidedAlone } from '#platform/contract/deciding.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { readPlanHistory, type Plan } from '../../plan.contract.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { planRecord } from '../../plan.record.ts';

/** What happened to a plan and what people say about it. */
export function PlanStory({ plan: { id, currency, deleted_at } }: { plan: Plan }) {
  return (
    <RecordStory
      type="plan"
      id={id}
      mayComment={deleted_at === null}
      refreshes={['plan']}
      history={
        <HistoryPages key={id} endpoint={readPlanHistory} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} currency={currency} />}
        </HistoryPages>
      }
    />
  );
}

function Entry({ entry, currency }: { entry: HistoryEntry; currency: string }) {
  const { t } = useTranslation('treatment-plan');
  const nameOf = useActName('treatment-plan');
  const inWords = useProductWords('treatment-plan');
  const words = useFieldWords(planRecord, 'treatment-plan', currency);
  const { reason, note, at, changes } = entry;
  const said = note?.startsWith(decidedAlone)
    ? [t('web:history.alone'), note.slice(decidedAlone.length).replace(/^: /, '')]
    : [note];
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[inWords(reason), ...said]}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      {/* What the act is called by says its status already. */}
      <HistoryChanges changes={changes.filter(({ field }) => field !== 'status').map(words.change)} />
    </HistoryItem>
  );
}
