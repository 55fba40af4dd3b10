import { decidedAlone } from '#platform/contract/deciding.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { useLoggedRecords } from './shared/logged-records.hooks.ts';
import { actKeys, saidKeys } from './shared/act-words.rules.ts';
import type { Activity } from '../activity-log.contract.ts';

type Change = Activity['changes'][number];

const own = 'organisation-activity-log';
const kindOf = (action: string): string => action.split('.')[0] ?? '';

/** How the log's acts are told, in the reader's language. What the product learns to do later must not leave the log speechless. */
export function useActWords() {
  const { t, tOpen, i18n } = useTranslation([own, 'record', 'web']);
  const formats = useFormats();
  const { changeWords } = useLoggedRecords();

  const kind = (name: string): string =>
    i18n.exists(`${own}:kind.${name}`) ? tOpen(`kind.${name}`) : name.replaceAll('_', ' ');
  const act = ({ action }: Pick<Activity, 'action'>): string => {
    const known = actKeys(action).find((key) => i18n.exists(key));
    return known === undefined ? t('act.other', { action }) : tOpen(known);
  };
  const value = (raw: unknown): string | undefined => {
    if (raw === null || raw === undefined || raw === '') return undefined;
    if (typeof raw === 'boolean') return t(raw ? 'web:record.yes' : 'web:record.no');
    if (typeof raw === 'number') return formats.number(raw);
    if (typeof raw === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(raw) ? formats.day(raw) : raw;
    return JSON.stringify(raw);
  };
  const change = ({ field, old, new: now }: Change): ShownChange => ({
    key: field,
    name: i18n.exists(`field.${field}`, { ns: [own, 'web'] })
      ? tOpen(`field.${field}`)
      : field.replaceAll('_', ' '),
    old: value(old),
    new: value(now),
    isFirst: old === null,
  });
  const changes = ({ action, changes: made }: Pick<Activity, 'action' | 'changes'>): ShownChange[] => {
    const shown = made.map(changeWords[kindOf(action)] ?? change);
    // An act about many things may change the same field of each.
    return shown.map((one, at) => ({ ...one, key: `${at} ${one.key}` }));
  };
  /** What was said about it; of the product's own words in the reader's language. */
  const said = (action: string, text: string | null): string | null => {
    if (text === decidedAlone) return t('web:history.alone');
    const known = saidKeys(action, text ?? '').find((key) => i18n.exists(key));
    return known === undefined ? text : tOpen(known);
  };
  const actor = ({ actor_id, actor_name }: Pick<Activity, 'actor_id' | 'actor_name'>): string =>
    actor_id === null && actor_name === 'Plumbline' ? t('web:history.product') : actor_name;
  return { kind, act, changes, said, actor };
}
