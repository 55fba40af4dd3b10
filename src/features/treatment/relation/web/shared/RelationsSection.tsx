import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { RelationsOf } from '../RelationsOf.tsx';

/** What is related to a risk, as a part of its page. It speaks of every kind, with the words of each: all of them come at once. */
export function RelationsSection({ risk }: { risk: Risk }) {
  useTranslation([
    'treatment-relation',
    'treatment-control',
    'treatment-plan',
    'treatment-task',
    'treatment-evidence',
    'treatment-acceptance',
    'compliance-control-assessment',
  ]);
  return <RelationsOf id={risk.id} />;
}
