import { Archive, ArchiveRestore, BadgeCheck, Trash2, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import {
  deleteOwnStandard,
  publishOwnStandard,
  restoreOwnStandard,
  retireOwnStandard,
  type OwnStandardVersion,
} from '../own-standard.contract.ts';
import { standardsPage } from '../standard-path.rules.ts';

const icons: Record<Verb, LucideIcon> = {
  publish: BadgeCheck,
  retire: Archive,
  restore: ArchiveRestore,
  delete: Trash2,
};
type Verb = 'publish' | 'retire' | 'restore' | 'delete';
const verbs = ['publish', 'restore', 'retire', 'delete'] as const;

/** What this person may do with a version now, each asked for once more. */
export function useStandardVerbs({ id, version, name, permissions }: OwnStandardVersion) {
  const { t } = useTranslation('compliance-standard');
  const navigate = useNavigate();
  const writes = {
    publish: useWrite(publishOwnStandard),
    retire: useWrite(retireOwnStandard),
    restore: useWrite(restoreOwnStandard),
    delete: useWrite(deleteOwnStandard),
  };
  const actionOf = (verb: Verb) => ({
    label: t(`${verb}.verb`),
    icon: createElement(icons[verb], { size: 16, 'aria-hidden': true }),
    opensDialog: true,
    onClick: () =>
      confirm({
        title: t(`${verb}.title`, { name }),
        text: t(`${verb}.text`),
        verb: t(`${verb}.verb`),
        onConfirm: () =>
          writes[verb].mutate(
            { params: { id }, body: { version } },
            {
              onSuccess: () => {
                showSnackbar({ message: t(`${verb}.done`, { name }), variant: 'success' });
                if (verb === 'delete') void navigate(standardsPage, { replace: true });
              },
            },
          ),
      }),
  });
  const offered = verbs.filter((verb) => permissions.can.includes(verb)).map(actionOf);
  const isMain = permissions.can.includes('publish') || permissions.can.includes('restore');
  return { main: isMain ? offered[0] : undefined, more: isMain ? offered.slice(1) : offered };
}
