import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Evidence } from '../../evidence.contract.ts';
import { useEvidenceFacts } from '../evidence-facts.hooks.ts';

/** What differs between two states of a piece of evidence, fact by fact. */
export function EvidenceDifferences({ before, now }: { before: Evidence; now: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const factsOf = useEvidenceFacts();
  const old = new Map(factsOf(before));
  const changes = factsOf(now)
    .filter(([fact, value]) => old.get(fact) !== value)
    .map(([fact, value]) => ({
      key: fact,
      name: t(`field.${fact}`),
      old: old.get(fact) ?? '',
      new: value,
      isFirst: false,
    }));
  return <ChangeList changes={changes} />;
}
