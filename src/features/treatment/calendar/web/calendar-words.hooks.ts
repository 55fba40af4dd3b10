import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CalendarKind } from '../calendar-kind.contract.ts';
import type { CalendarItem } from '../calendar.contract.ts';

/** Where the words for the statuses of each kind stand: with the things themselves. */
const statusWords: Record<CalendarKind, [namespace: Namespace, below: string]> = {
  plan: ['treatment-plan', 'words.status'],
  task: ['treatment-task', 'words.status'],
  card: ['board-card', 'words.status'],
  control_test: ['treatment-control', 'words.test_status'],
  risk_review: ['risk', 'words.status'],
  acceptance: ['treatment-acceptance', 'words.status'],
  evidence: ['treatment-evidence', 'words.status'],
  cover: ['risk', 'words.status'],
};
const namespaces = Object.values(statusWords).map(([namespace]) => namespace);

/** What the status of a thing is called where it is at home. */
export function useStatusWords(): (item: Pick<CalendarItem, 'kind' | 'status'>) => string {
  const { language } = useLanguage();
  const { i18n } = useTranslation(['treatment-calendar', 'record', ...namespaces]);
  return ({ kind, status }) => {
    const [ns, below] = statusWords[kind];
    return i18n.t(`${below}.${status}`, { lng: language, ns: [ns, 'record'] });
  };
}
