import * as z from 'zod/mini';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { removeFreshnessRule, type FreshnessRule } from '../freshness.contract.ts';
import { RulePreview } from './RulePreview.tsx';

const nothing = z.strictObject({});
const defaults = {};

/** Takes a rule away, with what would follow. */
export function RemoveRuleDialog({ rule, onClose }: { rule: FreshnessRule; onClose: () => void }) {
  const { t } = useTranslation('compliance-freshness');
  const form = useContractForm(nothing, { feature: 'compliance-freshness', defaults });
  const remove = useWrite(removeFreshnessRule, { refreshes: ['evidence'], handled: form.showFailure });
  const { id, version, name } = rule;
  return (
    <FormDialog
      open
      isDestructive
      title={t('remove_title', { name })}
      verb={t('remove')}
      form={form}
      busy={remove.isPending}
      onClose={onClose}
      onSubmit={() =>
        remove.mutate(
          { params: { id }, body: { version } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('removed', { name }), variant: 'success' });
            },
          },
        )
      }
    >
      <RulePreview asked={{ id }} isSending={remove.isPending || remove.isSuccess} />
    </FormDialog>
  );
}
