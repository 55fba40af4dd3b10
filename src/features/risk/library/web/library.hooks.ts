import { useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import {
  addFromLibrary,
  addLibraryItem,
  reconsiderLibraryItem,
  removeLibraryItem,
  type LibraryItem,
} from '../risk-library.contract.ts';

/** What this person may do with the repository, for the business unit that is chosen. */
export interface LibraryActs {
  /** Add to it, change and remove the organisation's own. */
  mayEdit: boolean;
  /** Put something aside for the unit, and take that back. */
  mayDismiss: boolean;
  /** Raises a risk from it, and goes to that risk. */
  register: (item: LibraryItem) => void;
  reconsider: (item: LibraryItem) => void;
  remove: (item: LibraryItem) => void;
}

/** The verbs of the repository that ask for nothing more. */
export function useLibraryActs(onDone: () => void): LibraryActs {
  const { t } = useTranslation('risk-library');
  const navigate = useNavigate();
  const { type } = usePerson();
  const { current, decides } = useDepartmentPicks();
  const add = useWrite(addFromLibrary);
  const open = useWrite(reconsiderLibraryItem);
  const away = useWrite(removeLibraryItem);
  const department_id = current ?? null;
  const done = (message: string) => ({
    onSuccess: () => {
      onDone();
      showSnackbar({ message, variant: 'success' });
    },
  });
  return {
    mayEdit: mayCall(addLibraryItem.access, type),
    mayDismiss: decides(department_id),
    register: ({ id }) =>
      add.mutate(
        { params: { id }, body: { department_id } },
        {
          onSuccess: ({ data: risk }) => {
            showSnackbar({ message: t('item.registered', { ref: risk.ref }), variant: 'success' });
            void navigate(riskLink('view', risk.id));
          },
        },
      ),
    reconsider: ({ id }) =>
      open.mutate({ params: { id }, body: { department_id } }, done(t('item.reconsidered'))),
    remove: ({ id, version, title }) =>
      confirm({
        title: t('item.remove_title', { title }),
        text: t('item.remove_text'),
        verb: t('web:remove'),
        onConfirm: () =>
          version !== null &&
          away.mutate({ params: { id }, body: { version } }, done(t('item.removed', { title }))),
      }),
  };
}
