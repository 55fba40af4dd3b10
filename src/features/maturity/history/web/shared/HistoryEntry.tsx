import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { decidedAlone } from '#platform/contract/deciding.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { AssessmentHistoryEntry } from '../../history.contract.ts';
import { EntryChanges } from './EntryChanges.tsx';

interface HistoryEntryProps {
  entry: AssessmentHistoryEntry;
  assessment: Assessment;
}

/** One thing that happened to an assessment. */
export function HistoryEntry({ entry, assessment }: HistoryEntryProps) {
  const { t } = useTranslation('maturity');
  const nameOf = useActName('maturity');
  const formats = useFormats();
  const { at, since, note, questions } = entry;
  const action = entry.action.split('.')[1] ?? '';
  const count = questions.length;
  const title = () => {
    if (action === 'answered') return t(note === null ? 'story.answered' : 'story.imported', { count });
    if (action === 'assigned') return t('story.assigned', { count });
    return nameOf(entry);
  };
  const name = useActor(entry);
  return (
    <HistoryItem
      title={title()}
      at={at}
      by={since === at ? name : t('story.sitting', { name, moment: formats.moment(since) })}
      texts={[entry.reason, ...codesIn(note)]}
    >
      <EntryChanges entry={entry} assessment={assessment} />
    </HistoryItem>
  );

  /** The product's own word comes before what the person wrote. */
  function codesIn(said: string | null): (string | null)[] {
    if (said === null) return [];
    if (action === 'answered') return [t('story.file', { name: said })];
    if (!said.startsWith(decidedAlone)) return [said];
    return [t('web:history.alone'), said.slice(decidedAlone.length).replace(/^: /, '')];
  }
}
