import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { restoreFinding, startFinding } from '../../finding-verbs.contract.ts';
import type { Finding } from '../../finding.contract.ts';
import type { FindingVerb } from '../../finding.workflow.ts';
import { findingKind } from '../verbs/finding-kind.ts';

/** The verbs that ask nothing and are done at once. */
export function useFindingActs(finding: Finding): Partial<Record<FindingVerb, () => void>> {
  const { t } = useTranslation('compliance-finding');
  const { ref } = finding;
  const start = useVerbNow(findingKind, startFinding);
  const restore = useVerbNow(findingKind, restoreFinding);
  return {
    start: () => start(finding, t('verb.start.done', { ref })),
    restore: () => restore(finding, t('verb.restore.done', { ref })),
  };
}
