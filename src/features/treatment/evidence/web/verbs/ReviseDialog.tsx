import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { prose, remark } from '#platform/contract/wording.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useFileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { reviseEvidence } from '../../evidence.contract.ts';
import { ContentInput, contentOf } from '../ContentInput.tsx';
import { evidenceKind, type VerbDialogProps } from './evidence-kind.ts';

const schema = z.strictObject({
  url: z.string().max(2000).optional(),
  statement: prose.optional(),
  effective_from: day,
  effective_to: z.nullable(day),
  note: remark.optional(),
});

/** Provides another revision, and submits it. */
export function ReviseDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('treatment-evidence');
  const { record, onClose } = dialog;
  const sending = useFileSending({ purpose: 'evidence', object_type: 'evidence', object_id: record.id });
  const verbForm = useVerbForm(evidenceKind, dialog, 'revise', {
    endpoint: reviseEvidence,
    schema,
    defaults: {
      url: undefined,
      statement: undefined,
      effective_from: record.effective_from,
      effective_to: record.effective_to,
      note: undefined,
    },
  });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.revise.text')}
      busy={sending.isBusy}
      onClose={onClose}
      onSubmit={({ url, statement, ...period }) =>
        // Without anything provided the server says what is missing.
        verbForm.send({
          ...period,
          content: contentOf(record.kind, { url, statement }, sending) ?? {},
          submit: true,
        })
      }
    >
      <ContentInput kind={record.kind} sending={sending} />
      <TextInput name="effective_from" type="date" label={t('field.effective_from')} />
      <TextInput name="effective_to" type="date" label={t('field.effective_to')} optional empty={null} />
      <TextInput name="note" label={t('field.note')} multiline minRows={2} optional empty={undefined} />
    </VerbDialog>
  );
}
