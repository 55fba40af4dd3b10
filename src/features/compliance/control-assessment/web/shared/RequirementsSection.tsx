import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { RequirementsOf } from '../linked/RequirementsOf.tsx';

/** What standards ask of a risk, as a part of its page. */
export function RequirementsSection({ risk }: { risk: Risk }) {
  useTranslation(['compliance-control-assessment', 'compliance-assessment']);
  return <RequirementsOf type="risk" id={risk.id} tellsNone />;
}
