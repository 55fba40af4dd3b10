import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** Who did it: a person, a person in the place of an absent one, an external auditor, or the product by a rule. */
export function useActor({
  actor_id,
  actor_name,
  actor_type,
  on_behalf_of,
}: Pick<HistoryEntry, 'actor_id' | 'actor_name' | 'actor_type' | 'on_behalf_of'>): string {
  const { t } = useTranslation('web');
  if (actor_id === null) return t('history.product');
  if (actor_type !== null) return t('history.external_auditor', { name: actor_name });
  return on_behalf_of === null
    ? actor_name
    : t('history.on_behalf', { name: actor_name, absent: on_behalf_of });
}
