import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { reason } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import type { RecordKind, VerbDialogProps, WorkedRecord } from './record-kind.ts';
import { useVerbForm } from './verb-form.hooks.ts';
import { useVerbNow } from './verb-now.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const withReason = z.strictObject({ reason });
const without = z.strictObject({ reason: z.optional(reason) });
const defaults: { reason?: string } = { reason: undefined };

interface DeleteDialogProps<Row extends WorkedRecord> extends VerbDialogProps<Row> {
  kind: RecordKind<Row>;
  /** The calls that hide the record and bring it back. */
  endpoint: Endpoint;
  restore: Endpoint;
  /** What the feature's `verb.delete.text` calls the record. */
  named: Record<string, string>;
  /** Whoever decides nothing of weight need not say why. */
  isReasonOptional: boolean;
  /** Where one goes from what is no longer there. */
  backTo: string;
}

/** Hides a record: says exactly what that means, leads back to the list, and offers an Admin to bring it back. */
export function DeleteDialog<Row extends WorkedRecord>({
  kind,
  endpoint,
  restore: restoring,
  named,
  isReasonOptional,
  backTo,
  ...dialog
}: DeleteDialogProps<Row>) {
  const { tOpen } = useTranslation([kind.feature, 'record']);
  const navigate = useNavigate();
  const isAdmin = usePerson().type === 'Admin';
  const schema = isReasonOptional ? without : withReason;
  const verbForm = useVerbForm(kind, dialog, 'delete', { endpoint, schema, defaults });
  const restore = useVerbNow(kind, restoring);
  return (
    <VerbDialog
      verbForm={verbForm}
      text={tOpen('verb.delete.text', named)}
      isDestructive
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data }) => {
          void navigate(backTo);
          return { undo: isAdmin ? () => restore(data) : undefined };
        })
      }
    >
      <TextInput
        name="reason"
        label={tOpen('verb.reason')}
        multiline
        minRows={2}
        autoFocus
        optional={isReasonOptional}
        empty={undefined}
      />
    </VerbDialog>
  );
}
