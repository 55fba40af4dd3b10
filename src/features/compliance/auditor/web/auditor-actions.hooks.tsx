import { useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { endAuditor, type Auditor } from '../auditor.contract.ts';
import { ChangeAuditorDialog } from './ChangeAuditorDialog.tsx';

/** What may be done about an auditor who is not ended yet, and the dialog of it. */
export function useAuditorActions() {
  const { t } = useTranslation('compliance-auditor');
  const [changing, change] = useState<Auditor>();
  const end = useWrite(endAuditor);
  const actionsOf = (auditor: Auditor) =>
    auditor.state === 'ended'
      ? []
      : [
          { label: t('change.open'), onClick: () => change(auditor) },
          {
            label: t('end.open'),
            isDestructive: true,
            onClick: () =>
              confirm({
                title: t('end.title'),
                text: t('end.text', { email: auditor.email }),
                verb: t('end.verb'),
                onConfirm: () =>
                  end.mutate(
                    { params: { id: auditor.id }, body: { version: auditor.version } },
                    {
                      onSuccess: () =>
                        showSnackbar({
                          message: t('end.done', { email: auditor.email }),
                          variant: 'success',
                        }),
                    },
                  ),
              }),
          },
        ];
  const dialog = changing && <ChangeAuditorDialog auditor={changing} onClose={() => change(undefined)} />;
  return { actionsOf, dialog };
}
