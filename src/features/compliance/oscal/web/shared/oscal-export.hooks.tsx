import { FileBraces } from 'lucide-react';
import { download } from '#platform/web/calling/call.ts';
import { useFileMaking } from '#platform/web/calling/file-making.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import { exportOscal } from '../../oscal.contract.ts';
import { oscalModels } from '../../oscal-model.contract.ts';

/** The documents of OSCAL that an assessment can be kept as, each with what it is good for. */
export function useOscalExport(id: string): MoreAction[] {
  const { t } = useTranslation('compliance-oscal');
  const { isMaking, make } = useFileMaking({ making: t('making'), made: t('made') });
  return oscalModels.map((model) => ({
    label: t(`model.${model}`),
    icon: <FileBraces size={16} aria-hidden />,
    goodFor: t(`good_for.${model}`),
    onClick: () => void make(() => download(exportOscal, { params: { id }, query: { model } })),
    refusedBecause: isMaking ? t('making') : undefined,
  }));
}
