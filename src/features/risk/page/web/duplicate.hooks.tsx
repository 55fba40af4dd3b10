import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { PageAction } from '#platform/web/screen/page-actions.hooks.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { duplicateRisk } from '#features/risk/record/risk-duplicate.contract.ts';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';

/** Raises a risk like the one at hand and leads to it. Whoever sees a risk may, for everybody raises risks: it is no step of the
 *  workflow, and begins as any other that this person raises. What is deleted is not duplicated. */
export function useDuplicate({ id, deleted_at }: Risk): { acts: PageAction[]; inMenu: MoreAction[] } {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const { mutate, isPending } = useWrite(duplicateRisk, riskKind);
  if (deleted_at !== null) return { acts: [], inMenu: [] };
  const run = () => {
    if (isPending) return;
    mutate(
      { params: { id }, body: {} },
      { onSuccess: ({ data }) => void navigate(riskLink('view', data.id), { state: { isNew: true } }) },
    );
  };
  const [title, icon] = [t('verb.name.duplicate'), <Copy key="icon" size={16} aria-hidden />];
  return { acts: [{ id: 'duplicate', title, icon, run }], inMenu: [{ label: title, icon, onClick: run }] };
}
